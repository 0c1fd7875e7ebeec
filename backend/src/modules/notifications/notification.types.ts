import { type NotificationKind, notificationKinds } from '@deepm/schema/rules/family/notifications'
import { builder } from '../../graphql/builder.ts'
import { visibleNotificationsWhere } from './notification.service.ts'

const NotificationKindEnum = builder.enumType('NotificationKind', {
  description: 'What a notification is about.',
  values: Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]],
})

builder.prismaObject('Notification', {
  description: 'Something told at the bell.',
  authScopes: (notification, context) => notification.userId === context.viewer?.userId,
  select: { userId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the notification.' }),
    kind: t.expose('kind', { type: NotificationKindEnum, description: 'What it is about.' }),
    title: t.exposeString('title', { description: 'In a few words.' }),
    text: t.exposeString('text', { description: 'In a sentence or two.' }),
    link: t.exposeString('link', { nullable: true, description: 'Where it leads within the academy, if anywhere.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when it is told.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was read; null while it is new.' }),
  }),
})

const mostShown = 20

builder.prismaObjectFields('User', (t) => ({
  notifications: t.relation('notifications', {
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    description: 'What the account is told, newest first, at most 20, as often as its settings ask for.',
    query: (_args, context) => ({
      where: visibleNotificationsWhere(context.viewer?.settings),
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
      take: mostShown,
    }),
  }),
  unreadNotifications: t.relationCount('notifications', {
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    description: 'How many of them are new.',
    where: (_args, context) => ({ readAt: null, ...visibleNotificationsWhere(context.viewer?.settings) }),
  }),
}))
