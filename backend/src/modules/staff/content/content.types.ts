import { builder } from '../../../graphql/builder.ts'
import { errorType, failure } from '../../../graphql/errors.types.ts'
import { toStorableJson } from '../../../graphql/scalars.ts'
import { LessonLevelEnum } from '../../learning/lesson-level.types.ts'
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
import type { StaleFact } from './stale-facts.service.ts'

const staffOnly = { staff: true } as const

builder.scalarType('LessonText', {
  description:
    'The whole text of a lesson, including the answers of its check, as JSON in the shape of schema/rules/learning/lesson-text.',
  serialize: (text) => text,
  parseValue: toStorableJson,
})

export const ContentVersionType = builder.objectRef<ContentVersion>('ContentVersion').implement({
  description: 'A version of a lesson’s text, saved by staff or shipped with the academy.',
  authScopes: staffOnly,
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number within the lesson, starting at 1.' }),
    isShipped: t.exposeBoolean('isShipped', { description: 'Whether it was shipped with the academy.' }),
    changed: t.exposeStringList('changed', { description: 'Names of the changed parts.' }),
    authorName: t.exposeString('authorName', {
      nullable: true,
      description: 'Name of the author; null for a shipped text, or when the author’s account is gone.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved or shipped.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff first published it; null for a draft and for the shipped text before the first edit.',
    }),
    isWaiting: t.exposeBoolean('isWaiting', {
      description: 'Whether it was shipped after staff changed the lesson, and staff have not decided about it yet.',
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
  description: 'A lesson for editing.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson, as used in URLs.' }),
    title: t.exposeString('title', { description: 'Title in the newest text.' }),
    minutes: t.exposeInt('minutes', { description: 'Duration in minutes, by the newest text.' }),
    level: t.field({
      type: LessonLevelEnum,
      description: 'The age group for which it is written.',
      resolve: ({ level }) => level,
    }),
    head: t.exposeInt('head', { description: 'Number of the newest version; 0 for a shipped text that staff have not changed.' }),
    published: t.exposeInt('published', {
      nullable: true,
      description: 'Number of the published version; null if there is none.',
    }),
    state: t.field({
      type: ContentStateEnum,
      description: 'Whether the newest text is published.',
      resolve: ({ head, published }) => (published === null ? 'draft' : published === head ? 'published' : 'changed'),
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true, description: 'When staff deleted it; null otherwise.' }),
    hasShippedText: t.exposeBoolean('hasShippedText', {
      description: 'Whether a newer text was shipped after staff changed this one.',
    }),
    moduleId: t.id({
      description: 'Id of its module or course.',
      resolve: ({ folderId, courseId }) => folderId ?? courseId ?? '',
    }),
    text: t.field({
      type: 'LessonText',
      description: 'The newest text.',
      resolve: ({ id, head }, _args, context) => readText(context, id, head),
    }),
    versions: t.field({
      type: [ContentVersionType],
      description: 'Versions, newest first, at most 100; empty until staff change the lesson.',
      resolve: ({ id }, _args, context) => readVersions(context, id),
    }),
  }),
})

export const StaleFactType = builder.objectRef<StaleFact>('StaleFact').implement({
  description: 'A statement of a lesson or of the guide for parents that has to be checked again.',
  authScopes: staffOnly,
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Id of the lesson, or of the part of the guide.' }),
    title: t.exposeString('title', { description: 'Title of the lesson, or of the part of the guide.' }),
    statement: t.exposeString('statement', { description: 'The statement.' }),
    source: t.exposeString('source', { description: 'URL of the source.' }),
    checkedOn: t.exposeString('checkedOn', { description: 'Day of the last check, as in 2026-11-26.' }),
  }),
})

const ContentModuleType = builder.objectRef<ContentModule>('ContentModule').implement({
  description: 'A module for editing: a folder of a path, or a whole course.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the module.' }),
    title: t.exposeString('title', { description: 'Title of the module.' }),
    description: t.exposeString('description', { description: 'Description of the module.' }),
    isCourse: t.exposeBoolean('isCourse', { description: 'Whether it is a course, whose texts cannot be changed here.' }),
    revision: t.exposeInt('revision', { description: 'Number of changes to its texts; pass it to change them.' }),
    arrangement: t.exposeInt('arrangement', {
      description: 'Number of changes to the order of its lessons; pass it to reorder them.',
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true, description: 'When staff deleted it; null otherwise.' }),
    lessons: t.field({
      type: [ContentLessonType],
      complexity: { multiplier: 4 },
      description: 'Lessons in their order, including those deleted in the last 30 days.',
      resolve: (module) => module.lessons,
    }),
  }),
})

export const ContentCourseType = builder.objectRef<ContentCourse>('ContentCourse').implement({
  description: 'A path or tool course for editing.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the path or course.' }),
    name: t.exposeString('name', { description: 'Name, as shown to staff.' }),
    isPath: t.exposeBoolean('isPath', { description: 'Whether it is a path, which has several modules.' }),
    arrangement: t.exposeInt('arrangement', {
      description: 'Number of changes to the order of its modules; pass it to reorder them.',
    }),
    modules: t.field({
      type: [ContentModuleType],
      complexity: { multiplier: 5 },
      description: 'Modules in their order, including those deleted in the last 30 days.',
      resolve: (course) => course.modules,
    }),
  }),
})

builder.objectType(LessonChangedError, {
  ...failure,
  name: 'LessonChangedError',
  description: 'The lesson was saved after the version that the change is based on; nothing was stored.',
  fields: (t) => ({
    current: t.field({
      type: ContentVersionType,
      nullable: true,
      description: 'The current version; null for the shipped text.',
      resolve: ({ lessonId, number }, _args, context) => findVersion(context, lessonId, number),
    }),
  }),
})

errorType(ContentMovedError, 'An order or a module was changed since; nothing was stored.')

errorType(ContentRefusedError, 'The current state does not allow the change; the message contains the reason.')
