import { builder } from '../../graphql/builder.ts'
import { dailyTip } from './tip.service.ts'

builder.queryFields((t) => ({
  dailyTip: t.prismaField({
    type: 'Tip',
    nullable: true,
    authScopes: { signedIn: true },
    description: 'The tip of the day, by the calendar of whoever asks: the whole list once, then again from the first.',
    resolve: (_query, _root, _args, context) => dailyTip(context),
  }),
  personas: t.prismaField({
    type: ['Persona'],
    authScopes: { signedIn: true },
    description: 'The four paths in their order.',
    resolve: (query, _root, _args, { db }) => db.persona.findMany({ ...query, orderBy: { position: 'asc' } }),
  }),
  persona: t.prismaField({
    type: 'Persona',
    nullable: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ description: 'Id of the path.' }) },
    description: 'One path; null when there is none with this id.',
    resolve: (query, _root, { id }, { db }) => db.persona.findUnique({ ...query, where: { id } }),
  }),
  lesson: t.prismaField({
    type: 'Lesson',
    nullable: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ description: 'Id of the lesson.' }) },
    description: 'One lesson; null when there is none with this id.',
    resolve: (query, _root, { id }, { db }) => db.lesson.findUnique({ ...query, where: { id, isPublished: true } }),
  }),
  courses: t.prismaField({
    type: ['Course'],
    authScopes: { signedIn: true },
    description: 'The six tool courses in their order.',
    resolve: (query, _root, _args, { db }) => db.course.findMany({ ...query, orderBy: { position: 'asc' } }),
  }),
}))
