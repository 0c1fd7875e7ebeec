import { type NotificationKind, notificationKinds } from '@deepm/schema/rules/family/notifications'
import { builder } from '../../graphql/builder.ts'
import { visibleNotificationsWhere } from './notification.service.ts'

const NotificationKindEnum = builder.enumType('NotificationKind', {
  description: 'What a notification is about.',
  values: Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]],
})

builder.prismaObject('Notification', {
  description: 'An in-app notification.',
  authScopes: (notification, context) => notification.userId === context.viewer?.userId,
  select: { userId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the notification.' }),
    kind: t.expose('kind', { type: NotificationKindEnum, description: 'What it is about.' }),
    title: t.exposeString('title', { description: 'Short title.' }),
    text: t.exposeString('text', { description: 'Text, one or two sentences.' }),
    link: t.exposeString('link', { nullable: true, description: 'Path within the academy that it links to, if any.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was read; null while it is unread.' }),
  }),
})

const maxShown = 20

builder.prismaObjectFields('User', (t) => ({
  notifications: t.relation('notifications', {
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    description: 'Notifications of the account, newest first, at most 20, filtered by its settings.',
    query: (_args, context) => ({
      where: visibleNotificationsWhere(context.viewer?.settings),
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
      take: maxShown,
    }),
  }),
  unreadNotifications: t.relationCount('notifications', {
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    description: 'Number of unread notifications.',
    where: (_args, context) => ({ readAt: null, ...visibleNotificationsWhere(context.viewer?.settings) }),
  }),
}))
