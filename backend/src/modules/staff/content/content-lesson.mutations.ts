import { InvalidInputError, KeyReusedError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../platform/context.ts'
import { ContentRefusedError, LessonChangedError } from './content.errors.ts'
import { ContentLessonType } from './content.types.ts'
import { createLesson, deleteLesson, undeleteLesson } from './content-lesson.service.ts'
import { type ContentLesson, findContentLesson } from './content-read.service.ts'
import { dismissShippedText, publishLesson, restoreVersion, saveLesson } from './lesson-version.service.ts'

const lessonId = { description: 'Id of the lesson.' }
const head = { description: 'Number of the newest version that was read; if there is a newer one, the change is refused.' }
const textArg = { type: 'LessonText', description: 'The whole text.' } as const
const errors = { types: [NotFoundError, ContentRefusedError, LessonChangedError] }

async function changed(context: Context, id: string): Promise<ContentLesson> {
  const lesson = await findContentLesson(context, id)
  if (!lesson) throw new NotFoundError('lesson')
  return lesson
}

builder.mutationFields((t) => ({
  createLesson: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: {
      moduleId: t.arg.id({ description: 'Id of the module or course to add the lesson to, at the end.' }),
      text: t.arg(textArg),
      requestKey: t.arg({
        type: 'UUID',
        description: 'Random key of the request; repeating it returns the lesson that was created first.',
      }),
    },
    errors: { types: [NotFoundError, ContentRefusedError, InvalidInputError, KeyReusedError] },
    description: 'Creates a lesson as a draft. Its id is derived from its title and never changes.',
    resolve: async (_root, { moduleId, text, requestKey }, context) =>
      changed(context, await createLesson(context, moduleId, text, requestKey)),
  }),
  saveLesson: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: { lessonId: t.arg.id(lessonId), head: t.arg.int(head), text: t.arg(textArg) },
    errors: { types: [...errors.types, InvalidInputError] },
    description: 'Saves a text as the newest version of a lesson. Learners see it once it is published.',
    resolve: async (_root, args, context) => {
      await saveLesson(context, args.lessonId, args.head, args.text)
      return changed(context, args.lessonId)
    },
  }),
  publishLesson: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: { lessonId: t.arg.id(lessonId), head: t.arg.int(head) },
    errors,
    description: 'Publishes the newest version. Repeating it has no effect.',
    resolve: async (_root, args, context) => {
      await publishLesson(context, args.lessonId, args.head)
      return changed(context, args.lessonId)
    },
  }),
  restoreLessonVersion: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: {
      lessonId: t.arg.id(lessonId),
      number: t.arg.int({ description: 'Number of the version to restore.' }),
      head: t.arg.int(head),
    },
    errors,
    description: 'Saves an older or shipped text as the newest version. Learners see it once it is published.',
    resolve: async (_root, args, context) => {
      await restoreVersion(context, args.lessonId, args.number, args.head)
      return changed(context, args.lessonId)
    },
  }),
  keepOwnLessonText: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: { lessonId: t.arg.id(lessonId), number: t.arg.int({ description: 'Number of the shipped version.' }) },
    errors: { types: [NotFoundError, ContentRefusedError] },
    description: 'Keeps the text of staff and dismisses a newer shipped text. Repeating it has no effect.',
    resolve: async (_root, args, context) => {
      await dismissShippedText(context, args.lessonId, args.number)
      return changed(context, args.lessonId)
    },
  }),
  deleteLesson: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: { lessonId: t.arg.id(lessonId), head: t.arg.int(head) },
    errors,
    description: 'Deletes a lesson; learners keep their rewards. It can be restored for 30 days.',
    resolve: async (_root, args, context) => {
      await deleteLesson(context, args.lessonId, args.head)
      return changed(context, args.lessonId)
    },
  }),
  undeleteLesson: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: { lessonId: t.arg.id(lessonId) },
    errors: { types: [NotFoundError, ContentRefusedError] },
    description: 'Restores a deleted lesson. Repeating it has no effect.',
    resolve: async (_root, args, context) => {
      await undeleteLesson(context, args.lessonId)
      return changed(context, args.lessonId)
    },
  }),
}))
