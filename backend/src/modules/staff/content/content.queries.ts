import { builder } from '../../../graphql/builder.ts'
import { ContentCourseType, ContentLessonType, ContentVersionType } from './content.types.ts'
import { findContentLesson, findVersion, readCatalogue } from './content-read.service.ts'

builder.queryFields((t) => ({
  contentCourses: t.field({
    type: [ContentCourseType],
    authScopes: { staff: true },
    description: 'The whole catalogue as staff work on it: the paths, then the tool courses.',
    resolve: (_root, _args, context) => readCatalogue(context),
  }),
  contentLesson: t.field({
    type: ContentLessonType,
    nullable: true,
    authScopes: { staff: true },
    args: { id: t.arg.id({ description: 'Id of the lesson.' }) },
    description: 'One lesson as staff work on it, deleted or not; null when there is none with this id.',
    resolve: (_root, { id }, context) => findContentLesson(context, id),
  }),
  contentVersion: t.field({
    type: ContentVersionType,
    nullable: true,
    authScopes: { staff: true },
    args: {
      lessonId: t.arg.id({ description: 'Id of the lesson.' }),
      number: t.arg.int({ description: 'Number of the version.' }),
    },
    description: 'One version of a lesson; null when there is none.',
    resolve: (_root, { lessonId, number }, context) => findVersion(context, lessonId, number),
  }),
}))
