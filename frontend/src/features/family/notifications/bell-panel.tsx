import { Box, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { OwlSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import { type BellQuery, useBellQuery } from './bell.generated.ts'
import { useMarkNotificationsReadMutation } from './mark-notifications-read.generated.ts'
import { NotificationList, type NotificationListProps } from './notification-list.tsx'

type Props = Pick<NotificationListProps, 'leadsTo' | 'AnswerShare'> & { onClose: () => void }

/** Shows the notifications and marks them as read. */
export function BellPanel({ onClose, ...rest }: Props) {
  const { data, error, refetch } = useBellQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })
  const viewer = data?.viewer
  useMarkRead(viewer)
  return (
    <>
      {viewer && viewer.notifications.length > 0 && (
        <NotificationList notifications={viewer.notifications} onFollow={onClose} {...rest} />
      )}
      <Box aria-live="polite">
        {viewer && viewer.notifications.length === 0 && <NothingNew />}
        {!viewer && error && (
          <>
            <Text marginBottom="3">We could not load your notifications. Check your connection and try again.</Text>
            <Button onClick={() => void refetch().catch(() => null)}>Try again</Button>
          </>
        )}
        {!viewer && !error && <Text color="fg.muted">Loading your notifications...</Text>}
      </Box>
    </>
  )
}

/** Marks the shown notifications as read. Resets the count optimistically; it returns if the request fails. */
function useMarkRead(viewer: BellQuery['viewer'] | undefined): void {
  const [markRead] = useMarkNotificationsReadMutation()
  const hasNew = (viewer?.unreadNotifications ?? 0) > 0
  useEffect(() => {
    if (!viewer || !hasNew) return
    const readAt = new Date().toISOString()
    const notifications = viewer.notifications.map((it) => ({ ...it, readAt: it.readAt ?? readAt }))
    const markNotificationsRead = { ...viewer, unreadNotifications: 0, notifications }
    void markRead({ optimisticResponse: { markNotificationsRead } }).catch(() => null)
    // Only once per opening: if the request fails, the next opening retries.
  }, [viewer?.id])
}

function NothingNew() {
  return (
    <Box display="grid" justifyItems="center" gap="2" paddingY="4" textAlign="center">
      <Box width="28">
        <OwlSidekick mood="happy" />
      </Box>
      <Text fontFamily="heading" fontWeight="600" fontSize="xl">
        Nothing new
      </Text>
      <Text color="fg.muted">You’ll see your rewards and news here.</Text>
    </Box>
  )
}
