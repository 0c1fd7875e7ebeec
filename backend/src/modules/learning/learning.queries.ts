import { builder } from '../../graphql/builder.ts'
import { viewerProgress } from '../curriculum/outline.service.ts'
import { cachedByEdition } from './catalogue/catalogue.service.ts'
import { dailyTip } from './catalogue/tip.service.ts'

builder.queryFields((t) => ({
  dailyTip: t.prismaField({
    type: 'Tip',
    nullable: true,
    authScopes: { signedIn: true },
    description: 'The tip of the day, in the viewer’s time zone. After the last tip, the list starts again.',
    resolve: (_query, _root, _args, context) => dailyTip(context),
  }),
  personas: t.prismaField({
    type: ['Persona'],
    authScopes: { signedIn: true },
    description: 'The four paths, in their order.',
    resolve: async (query, _root, _args, context) => {
      const { outline } = await viewerProgress(context)
      const read = () => context.db.persona.findMany({ ...query, orderBy: { position: 'asc' } })
      return cachedByEdition(outline, ['personas', query], read)
    },
  }),
  persona: t.prismaField({
    type: 'Persona',
    nullable: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ description: 'Id of the path.' }) },
    description: 'A path; null if there is none with this id.',
    resolve: async (query, _root, { id }, context) => {
      const { outline } = await viewerProgress(context)
      return cachedByEdition(outline, ['persona', id, query], () => context.db.persona.findUnique({ ...query, where: { id } }))
    },
  }),
  lesson: t.prismaField({
    type: 'Lesson',
    nullable: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ description: 'Id of the lesson.' }) },
    description: 'A lesson; null if there is none with this id.',
    resolve: (query, _root, { id }, { db }) => db.lesson.findUnique({ ...query, where: { id, isPublished: true } }),
  }),
  coreCourse: t.prismaField({
    type: 'Course',
    nullable: true,
    authScopes: { signedIn: true },
    description: 'The course "How AI works", which is for everyone; null in an academy without it.',
    resolve: async (query, _root, _args, context) => {
      const { outline } = await viewerProgress(context)
      const id = outline.coreId
      if (id === null) return null
      return cachedByEdition(outline, ['core', query], () => context.db.course.findUnique({ ...query, where: { id } }))
    },
  }),
  courses: t.prismaField({
    type: ['Course'],
    authScopes: { signedIn: true },
    description: 'The six tool courses, in their order.',
    resolve: async (query, _root, _args, context) => {
      const { outline } = await viewerProgress(context)
      const read = () => context.db.course.findMany({ ...query, where: { isCore: false }, orderBy: { position: 'asc' } })
      return cachedByEdition(outline, ['courses', query], read)
    },
  }),
}))
