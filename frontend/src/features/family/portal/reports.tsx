import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { getFile } from '../../../lib/api/rest.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { FileLink } from '../../../ui/files/file-link.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { NotificationList } from '../notifications/notification-list.tsx'
import { useMailReportMutation } from './mail-report.generated.ts'
import { usePortalNotificationsQuery } from './notifications.generated.ts'
import { Summary } from './summary.tsx'
import { type PortalWeekQuery, usePortalWeekQuery } from './week.generated.ts'
import { WeekSwitch } from './week-switch.tsx'

type Props = {
  child: string
  week: string | null
  isMirror: boolean
  onWeek(monday: string): void
  leadsTo(address: string): boolean
}
type Week = NonNullable<PortalWeekQuery['familyLearner']>['week']

/** Shows a weekly report, with PDF and email. */
export function Reports({ child, week: asked, isMirror, onWeek, leadsTo }: Props) {
  const result = usePortalWeekQuery({ variables: { child, week: asked }, fetchPolicy: 'cache-and-network' })
  return (
    <>
      <AsyncSection result={result}>
        {({ familyLearner }) => {
          const week = familyLearner?.week
          if (!week) return null
          return (
            <Card as="section" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" aria-label="Weekly report">
              <Heading as="h2">Weekly report</Heading>
              <WeekSwitch week={week} onChoose={onWeek} />
              <Summary summary={week.summary} />
              <Findings week={week} />
              <Flex gap="3" wrap="wrap">
                <FileLink
                  href={`/api/parent/report.pdf?child=${encodeURIComponent(child)}&week=${week.monday}`}
                  fileName="deepm-academy-report.pdf"
                  getFile={getFile}
                >
                  Download Full Report
                </FileLink>
                {!isMirror && <EmailReport child={child} week={week.monday} />}
              </Flex>
              <Text color="fg.muted">
                The report is a PDF with these figures, lessons and projects. It contains no prompts.
                {!isMirror && ' The email goes to the address you sign in with.'}
              </Text>
            </Card>
          )
        }}
      </AsyncSection>
      <Told isMirror={isMirror} leadsTo={leadsTo} />
    </>
  )
}

function Findings({ week: { highlights, growth } }: { week: Week }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" alignItems="start">
      <Box colorPalette="success" borderLeftWidth="6px" borderColor="colorPalette.line" paddingLeft="4">
        <Heading as="h3">Highlights</Heading>
        {highlights.length === 0 && <Text>No highlights this week, and that is fine.</Text>}
        <Box as="ul" paddingLeft="5" listStyleType="disc">
          {highlights.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Box>
      </Box>
      <Box colorPalette="violet" borderLeftWidth="6px" borderColor="colorPalette.line" paddingLeft="4">
        <Heading as="h3">Areas for growth</Heading>
        {growth.length === 0 && <Text>Nothing stands out this week.</Text>}
        <Box as="ul" listStyleType="none" display="grid" gap="3">
          {growth.map(({ id, text, tip }) => (
            <li key={id}>
              <Text>{text}</Text>
              <Text color="fg.muted">{tip}</Text>
            </li>
          ))}
        </Box>
      </Box>
    </SimpleGrid>
  )
}

function EmailReport({ child, week }: { child: string; week: string }) {
  const [mail, { loading }] = useMailReportMutation()
  const send = async () => {
    const answer = await mail({ variables: { learnerId: child, week } }).catch(() => null)
    const result = answer?.data?.mailReport
    if (result?.__typename === 'DonePayload') {
      toast({ title: 'The report is on its way', description: 'Check your email in a minute.' })
      return
    }
    const description = result?.message ?? unreachable
    toast({ title: 'Not sent', description, variant: 'destructive' })
  }
  return (
    <Button variant="outline" loading={loading} onClick={send}>
      Email Report
    </Button>
  )
}

const maxShown = 5

function Told({ isMirror, leadsTo }: Pick<Props, 'isMirror' | 'leadsTo'>) {
  const result = usePortalNotificationsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Card as="section" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-label="Recent notifications">
      <Heading as="h2">Recent notifications</Heading>
      {isMirror && <Text color="fg.muted">These are your notifications. Parents have their own.</Text>}
      <AsyncSection result={result}>
        {({ viewer }) => {
          const told = viewer?.notifications.slice(0, maxShown) ?? []
          if (told.length === 0) return <Text>No notifications yet.</Text>
          return <NotificationList notifications={told} leadsTo={leadsTo} onFollow={() => {}} />
        }}
      </AsyncSection>
    </Card>
  )
}
