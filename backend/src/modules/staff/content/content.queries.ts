import { builder } from '../../../graphql/builder.ts'
import { ContentCourseType, ContentLessonType, ContentVersionType, StaleFactType } from './content.types.ts'
import { findContentLesson, findVersion, readCatalogue } from './content-read.service.ts'
import { readStaleFacts } from './stale-facts.service.ts'

builder.queryFields((t) => ({
  contentCourses: t.field({
    type: [ContentCourseType],
    authScopes: { staff: true },
    description: 'The whole catalogue for editing: paths, then tool courses.',
    resolve: (_root, _args, context) => readCatalogue(context),
  }),
  staleFacts: t.field({
    type: [StaleFactType],
    authScopes: { staff: true },
    description:
      'Statements of published lessons and of the guide for parents that were not checked for 180 days, the oldest first, at most 200.',
    resolve: (_root, _args, context) => readStaleFacts(context),
  }),
  contentLesson: t.field({
    type: ContentLessonType,
    nullable: true,
    authScopes: { staff: true },
    args: { id: t.arg.id({ description: 'Id of the lesson.' }) },
    description: 'A lesson for editing, deleted or not; null if there is none with this id.',
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
    description: 'A version of a lesson; null if there is none.',
    resolve: (_root, { lessonId, number }, context) => findVersion(context, lessonId, number),
  }),
}))
