import { builder } from '../../../graphql/builder.ts'
import { errorType, failure } from '../../../graphql/errors.types.ts'
import { keepable } from '../../../graphql/scalars.ts'
import { ContentMovedError, ContentRefusedError, LessonChangedError } from './content.errors.ts'
import {
  type ContentCourse,
  type ContentLesson,
  type ContentModule,
  type ContentVersion,
  findVersion,
  readText,
  readVersions,
} from './content-read.service.ts'

const staffOnly = { staff: true } as const

builder.scalarType('LessonText', {
  description: 'The whole text of a lesson, the answers of its check included, as JSON in the shape of schema/rules/lesson-text.',
  serialize: (text) => text,
  parseValue: keepable,
})

export const ContentVersionType = builder.objectRef<ContentVersion>('ContentVersion').implement({
  description: 'One text of a lesson, as somebody saved it or as it came with the academy.',
  authScopes: staffOnly,
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counts from 1 within the lesson.' }),
    isShipped: t.exposeBoolean('isShipped', { description: 'Whether it came with the academy.' }),
    changed: t.exposeStringList('changed', { description: 'Names of the parts that it changed.' }),
    authorName: t.exposeString('authorName', {
      nullable: true,
      description: 'Who saved it; null when it came with the academy, or its author’s account is gone.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved, or came.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff first published it; null for a draft and for what was there before staff wrote.',
    }),
    isWaiting: t.exposeBoolean('isWaiting', {
      description: 'Whether it came with the academy after staff had changed the lesson, and they have not answered it yet.',
    }),
    text: t.field({
      type: 'LessonText',
      description: 'The whole text.',
      resolve: ({ lessonId, number }, _args, context) => readText(context, lessonId, number),
    }),
  }),
})

const ContentStateEnum = builder.enumType('ContentState', {
  description: 'What learners see of a lesson: its newest text, an older one, or nothing yet.',
  values: ['published', 'changed', 'draft'] as const,
})

export const ContentLessonType = builder.objectRef<ContentLesson>('ContentLesson').implement({
  description: 'A lesson as staff work on it.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson as it stands in addresses.' }),
    title: t.exposeString('title', { description: 'Title in its newest text.' }),
    minutes: t.exposeInt('minutes', { description: 'Time it takes by its newest text, in minutes.' }),
    head: t.exposeInt('head', { description: 'Number of its newest version; 0 for a shipped text that staff left alone.' }),
    published: t.exposeInt('published', {
      nullable: true,
      description: 'Number of the version that learners read; null for none.',
    }),
    state: t.field({
      type: ContentStateEnum,
      description: 'Whether learners read its newest text.',
      resolve: ({ head, published }) => (published === null ? 'draft' : published === head ? 'published' : 'changed'),
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true, description: 'When staff deleted it; null otherwise.' }),
    hasShippedText: t.exposeBoolean('hasShippedText', {
      description: 'Whether another text came with the academy after staff had changed this one.',
    }),
    moduleId: t.id({
      description: 'The module or the course it stands in.',
      resolve: ({ folderId, courseId }) => folderId ?? courseId ?? '',
    }),
    text: t.field({
      type: 'LessonText',
      description: 'Its newest text.',
      resolve: ({ id, head }, _args, context) => readText(context, id, head),
    }),
    versions: t.field({
      type: [ContentVersionType],
      description: 'Its history, the newest first, 100 at most; empty as long as staff left it alone.',
      resolve: ({ id }, _args, context) => readVersions(context, id),
    }),
  }),
})

const ContentModuleType = builder.objectRef<ContentModule>('ContentModule').implement({
  description: 'A module as staff work on it: a folder of a path, or a course as a whole.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the module.' }),
    title: t.exposeString('title', { description: 'Title of the module.' }),
    description: t.exposeString('description', { description: 'What it is about.' }),
    isCourse: t.exposeBoolean('isCourse', { description: 'Whether it is a course, whose words do not change here.' }),
    revision: t.exposeInt('revision', { description: 'How often staff changed its words; a change names it.' }),
    arrangement: t.exposeInt('arrangement', { description: 'How often the order of its lessons changed; a new order names it.' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true, description: 'When staff deleted it; null otherwise.' }),
    lessons: t.field({
      type: [ContentLessonType],
      complexity: { multiplier: 4 },
      description: 'Its lessons in their order, deleted ones among them for 30 days.',
      resolve: (module) => module.lessons,
    }),
  }),
})

export const ContentCourseType = builder.objectRef<ContentCourse>('ContentCourse').implement({
  description: 'A path or a tool course as staff work on it.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the path or of the tool.' }),
    name: t.exposeString('name', { description: 'What staff know it by.' }),
    isPath: t.exposeBoolean('isPath', { description: 'Whether it is a path, which has modules of its own.' }),
    arrangement: t.exposeInt('arrangement', { description: 'How often the order of its modules changed; a new order names it.' }),
    modules: t.field({
      type: [ContentModuleType],
      complexity: { multiplier: 5 },
      description: 'Its modules in their order, deleted ones among them for 30 days.',
      resolve: (course) => course.modules,
    }),
  }),
})

builder.objectType(LessonChangedError, {
  ...failure,
  name: 'LessonChangedError',
  description: 'Somebody saved the lesson since the version that the change was made on; nothing was stored.',
  fields: (t) => ({
    current: t.field({
      type: ContentVersionType,
      nullable: true,
      description: 'The version that stands there now; null when it is the shipped one.',
      resolve: ({ lessonId, number }, _args, context) => findVersion(context, lessonId, number),
    }),
  }),
})

errorType(ContentMovedError, 'Somebody changed an order or a module since; nothing was stored.')

errorType(ContentRefusedError, 'It cannot be done as things stand; the message says why.')
