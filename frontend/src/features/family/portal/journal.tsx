import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { formatLocalDate } from '@deepm/schema/rules/family/week-format'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { CloseButton } from '../../../ui/components/close-button.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { type JournalQuery, useJournalLazyQuery, useJournalQuery } from './journal.generated.ts'
import { Transcript } from './transcript.tsx'

type Pages = NonNullable<JournalQuery['familyLearner']>['journal']
type Entry = NonNullable<NonNullable<NonNullable<Pages['edges']>[number]>['node']>
type Props = { child: string; firstName: string; titleId: string; onClose(): void }

/** Lists completed lessons, experiments and prompts by day, newest first. */
export function Journal({ child, firstName, titleId, onClose }: Props) {
  const result = useJournalQuery({ variables: { child, after: null }, fetchPolicy: 'network-only' })
  return (
    <Box padding={{ base: '4', sm: '6' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Flex justify="space-between" align="center" gap="4">
        <chakra.h2 id={titleId} fontSize="2xl">
          {firstName}’s Learning Journal
        </chakra.h2>
        <CloseButton label="Close the journal" onClick={onClose} />
      </Flex>
      <AsyncSection result={result}>
        {({ familyLearner }) => familyLearner && <Days child={child} firstName={firstName} first={familyLearner.journal} />}
      </AsyncSection>
    </Box>
  )
}

function Days({ child, firstName, first }: { child: string; firstName: string; first: Pages }) {
  const [older, setOlder] = useState<{ entries: Entry[]; page: Pages['pageInfo'] } | null>(null)
  const [ask, { loading }] = useJournalLazyQuery()
  const page = older?.page ?? first.pageInfo
  const entries = [...entriesOf(first), ...(older?.entries ?? [])]

  const load = async () => {
    const answer = await ask({ variables: { child, after: page.endCursor } }).catch(() => null)
    const found = answer?.data?.familyLearner?.journal
    if (!found) {
      toast({ title: 'Not loaded', description: unreachable, variant: 'destructive' })
      return
    }
    setOlder({ entries: [...(older?.entries ?? []), ...entriesOf(found)], page: found.pageInfo })
  }

  if (entries.length === 0) {
    return <Text>The journal is still empty. {firstName}’s first completed lesson will appear here.</Text>
  }
  return (
    <>
      <Box as="ol" listStyleType="none">
        {byDay(entries).map(({ day, lines }) => (
          <Box as="li" key={day} paddingY="3" borderBottomWidth="2px" borderStyle="dotted" borderColor="border.soft">
            <chakra.h3 fontSize="lg">
              {formatLocalDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
            </chakra.h3>
            <Box as="ul" listStyleType="none" display="grid" gap="1" marginTop="1">
              {lines.map((entry) => (
                <Line key={entry.id} entry={entry} child={child} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" srOnly>
        Showing {entries.length} journal entries.
      </Box>
      {page.hasNextPage && (
        <Flex>
          <Button variant="outline" loading={loading} onClick={load}>
            Show earlier days
          </Button>
        </Flex>
      )}
    </>
  )
}

function Line({ entry: { kind, title, sourceId, withHelp, answeredBy }, child }: { entry: Entry; child: string }) {
  const [isOpen, setOpen] = useState(false)
  if (kind === 'lesson') {
    return (
      <Box as="li" minHeight="8">
        <span aria-hidden="true">📘 </span>Completed the lesson “{title}”
        {withHelp > 0 && (
          <Text as="span" color="fg.muted">
            {` · ${withHelp} ${withHelp === 1 ? 'question' : 'questions'} learned with help`}
          </Text>
        )}
      </Box>
    )
  }
  if (kind === 'experiment') {
    return (
      <Box as="li" minHeight="8">
        <span aria-hidden="true">🧪 </span>
        {title}
      </Box>
    )
  }
  return (
    <li>
      <chakra.details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <chakra.summary minHeight="11" paddingY="2" cursor="pointer">
          <span aria-hidden="true">💬 </span>{' '}
          {kind === 'tutor'
            ? `Asked about the lesson “${title}”`
            : `Sent a prompt in ${toolNames[title as keyof typeof toolNames] ?? title}`}
          . {answeredBy} answered.
        </chakra.summary>
        {isOpen && <Transcript child={child} id={sourceId} />}
      </chakra.details>
    </li>
  )
}

function entriesOf(pages: Pages): Entry[] {
  return (pages.edges ?? []).flatMap((edge) => edge?.node ?? [])
}

function byDay(entries: Entry[]): { day: string; lines: Entry[] }[] {
  const days: { day: string; lines: Entry[] }[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.day === entry.day) last.lines.push(entry)
    else days.push({ day: entry.day, lines: [entry] })
  }
  return days
}
