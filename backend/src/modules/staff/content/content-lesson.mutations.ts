import { InvalidInputError, KeyReusedError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../platform/context.ts'
import { ContentRefusedError, LessonChangedError } from './content.errors.ts'
import { ContentLessonType } from './content.types.ts'
import { createLesson, deleteLesson, undeleteLesson } from './content-lesson.service.ts'
import { type ContentLesson, findContentLesson } from './content-read.service.ts'
import { keepOwnText, publishLesson, restoreVersion, saveLesson } from './lesson-version.service.ts'

const lessonId = { description: 'Id of the lesson.' }
const head = { description: 'Number of the newest version that staff saw: when there is a newer one, it is refused.' }
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
      moduleId: t.arg.id({ description: 'Id of the module or the course it comes last in.' }),
      text: t.arg(textArg),
      requestKey: t.arg({
        type: 'UUID',
        description: 'Random key of the request: a repeat answers the lesson that was made first.',
      }),
    },
    errors: { types: [NotFoundError, ContentRefusedError, InvalidInputError, KeyReusedError] },
    description: 'Writes the first draft of a new lesson. Its id comes from its title, and stays.',
    resolve: async (_root, { moduleId, text, requestKey }, context) =>
      changed(context, await createLesson(context, moduleId, text, requestKey)),
  }),
  saveLesson: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: { lessonId: t.arg.id(lessonId), head: t.arg.int(head), text: t.arg(textArg) },
    errors: { types: [...errors.types, InvalidInputError] },
    description: 'Saves a text as the newest version of a lesson. Learners read it when it is published.',
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
    description: 'Makes the newest version the one that learners read. Asking again changes nothing.',
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
      number: t.arg.int({ description: 'Number of the version to write once more.' }),
      head: t.arg.int(head),
    },
    errors,
    description: 'Makes an older text, or one that shipped, the newest version. Learners read it when it is published.',
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
    description: 'Keeps the text of staff although another shipped. Asking again changes nothing.',
    resolve: async (_root, args, context) => {
      await keepOwnText(context, args.lessonId, args.number)
      return changed(context, args.lessonId)
    },
  }),
  deleteLesson: t.field({
    type: ContentLessonType,
    authScopes: { staff: true },
    args: { lessonId: t.arg.id(lessonId), head: t.arg.int(head) },
    errors,
    description: 'Takes a lesson away from learners; what they earned with it stays. It can be brought back for 30 days.',
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
    description: 'Brings a deleted lesson back as it was. Asking again changes nothing.',
    resolve: async (_root, args, context) => {
      await undeleteLesson(context, args.lessonId)
      return changed(context, args.lessonId)
    },
  }),
}))
