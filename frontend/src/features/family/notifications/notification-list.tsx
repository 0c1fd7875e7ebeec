import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { AnswerRequest } from '../requests/answer-request.tsx'
import type { NotificationList_NotificationFragment } from './notification-list.generated.ts'
import { formatNotificationTime } from './notification-when.ts'

export type NotificationListProps = {
  notifications: NotificationList_NotificationFragment[]
  /** Whether a path leads to an existing screen. */
  leadsTo: (address: string) => boolean
  onFollow: () => void
  /** Lets a parent answer a share request; its feature provides it. */
  AnswerShare?: ComponentType<{ share: { id: string; title: string }; onAnswered(agree: boolean): void }>
}

const WholeRow = chakra(Link, {
  // The title is the link, stretched over the whole row.
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' },
  },
})

/** Lists notifications, newest first. Those that were unread on opening stay marked. */
export function NotificationList({ notifications, leadsTo, onFollow, AnswerShare }: NotificationListProps) {
  const [fresh] = useState(() => new Set(notifications.filter((it) => it.readAt === null).map((it) => it.id)))
  const [now] = useState(() => new Date())
  return (
    <Flex as="ul" direction="column" gap="2" listStyleType="none">
      {notifications.map(({ id, title, text, link, createdAt, request, share }) => (
        <Box
          as="li"
          key={id}
          position="relative"
          padding="4"
          borderWidth="3px"
          borderColor={fresh.has(id) ? 'accent.line' : 'border.soft'}
          borderRadius="2xl"
          bg={fresh.has(id) ? 'accent.soft' : 'bg.card'}
          _hover={link && leadsTo(link) ? { borderColor: 'border.ink' } : {}}
        >
          <Flex gap="3" align="baseline" justify="space-between">
            <chakra.h3 fontSize="lg">
              {link && leadsTo(link) ? (
                <WholeRow to={link} onClick={onFollow}>
                  {title}
                </WholeRow>
              ) : (
                title
              )}
            </chakra.h3>
            {fresh.has(id) && (
              <Box
                as="span"
                flexShrink="0"
                paddingX="2.5"
                borderRadius="full"
                bg="coral.solid"
                color="coral.onSolid"
                fontFamily="heading"
                fontWeight="600"
              >
                New
              </Box>
            )}
          </Flex>
          <Text marginTop="1">{text}</Text>
          {/* Above the link that covers the row. */}
          {request?.state === 'open' && (
            <Box position="relative" zIndex="1">
              <AnswerRequest
                request={request}
                what={title}
                // The server removes the notification, so the list cannot show the outcome.
                onAnswered={(_approve, isApproved) => toast({ title: isApproved ? 'You said yes' : 'You said no' })}
              />
            </Box>
          )}
          {share?.state === 'waitingForParent' && AnswerShare && (
            <Box position="relative" zIndex="1" marginTop="3">
              <AnswerShare
                share={share}
                onAnswered={(agree) => toast({ title: agree ? 'You said yes. Our team is checking it now.' : 'You said no' })}
              />
            </Box>
          )}
          <chakra.time dateTime={createdAt} display="block" marginTop="1" color="fg.muted">
            {formatNotificationTime(new Date(createdAt), now)}
          </chakra.time>
        </Box>
      ))}
    </Flex>
  )
}
