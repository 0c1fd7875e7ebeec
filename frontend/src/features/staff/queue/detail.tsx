import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { interactionReports } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { reportReasons } from '@deepm/schema/rules/projects/projects'
import { type SafetyReason, safetyReasons } from '@deepm/schema/rules/safety/safety-texts'
import type { Ref } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { CrisisFacts } from './crisis-facts.tsx'
import { Deadline } from './deadline.tsx'
import { describeWait, formatLocalTimestamp } from './deadline-format.ts'
import { type Item, itemTitle, kindName, type QueuedInteraction, type QueuedProject } from './item-texts.ts'

type Props = { item: Item; now: Date; title: Ref<HTMLHeadingElement> }

/** Shows everything staff need to decide an item. */
export function QueueDetail({ item, now, title }: Props) {
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box display="grid" gap="1">
        <Heading as="h2" ref={title} tabIndex={-1} overflowWrap="anywhere" borderRadius="lg">
          {kindName(item)}: {itemTitle(item)}
        </Heading>
        <Flex gap="3" wrap="wrap" align="center">
          <Deadline dueAt={item.dueAt} now={now} isLong />
        </Flex>
        <Text color="fg.muted">
          {item.firstName}
          {item.isChild ? ', a child whose parent decides' : ', who decides for themselves'}, account{' '}
          <chakra.code overflowWrap="anywhere">{item.learnerId}</chakra.code>. {describeWait(new Date(item.since), now)}, since{' '}
          {formatLocalTimestamp(new Date(item.since))}.
        </Text>
      </Box>
      {item.__typename === 'QueuedInteraction' ? <Interaction item={item} /> : <Project item={item} />}
    </Box>
  )
}

function Interaction({ item }: { item: QueuedInteraction }) {
  const why = item.reasons.filter(isReason)
  return (
    <>
      {item.kind === 'crisis' && <CrisisFacts item={item} />}
      {item.reportReason && (
        <Quote title={`The child reported this answer: ${interactionReports[item.reportReason]}`}>{item.reportNote}</Quote>
      )}
      <Quote
        title={item.lessonTitle ? `Question about the lesson “${item.lessonTitle}”` : `Prompt for ${toolNames[item.toolType]}`}
      >
        {item.prompt}
      </Quote>
      <Quote title={`Answer from ${item.providerName}`}>{item.response}</Quote>
      {item.picturePath && (
        <chakra.img src={item.picturePath} alt={`Made from: ${item.prompt}`} maxWidth="min(100%, 24rem)" borderRadius="xl" />
      )}
      {why.length > 0 && (
        <Box>
          <Text fontWeight="700">Why our filter flagged it</Text>
          <Box as="ul" paddingLeft="5" listStyleType="disc">
            {why.map((reason) => (
              <li key={reason}>{safetyReasons[reason]}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

function isReason(reason: string): reason is SafetyReason {
  return reason in safetyReasons
}

function Project({ item }: { item: QueuedProject }) {
  const tools = item.toolsUsed.flatMap((id) => (id in toolNames ? [toolNames[id as keyof typeof toolNames]] : []))
  return (
    <>
      <Quote title="Title">{item.title}</Quote>
      <Quote title="Description">{item.description || 'None'}</Quote>
      <Text>
        <strong>Tools:</strong> {tools.length > 0 ? tools.join(', ') : 'none'}. Others see this text, the first name and the
        picture.
      </Text>
      {item.kind === 'reportedProject' && (
        <Box>
          <Text fontWeight="700">
            {item.reports.length === 1 ? 'One report' : `${item.reports.length} reports`}
            {item.isHidden ? '; hidden until you decide' : '; still visible to others'}
          </Text>
          <Box as="ul" paddingLeft="5" listStyleType="disc">
            {item.reports.map(({ reason, note, reportedAt }, index) => (
              <Box as="li" key={index} overflowWrap="anywhere">
                {reportReasons[reason]}
                {note && `: “${note}”`} <chakra.span color="fg.muted">({formatLocalTimestamp(new Date(reportedAt))})</chakra.span>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

function Quote({ title, children }: { title: string; children: string }) {
  return (
    <Box>
      <Text fontWeight="700">{title}</Text>
      {children && (
        <Box as="blockquote" bg="bg.sunken" borderRadius="xl" padding="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {children}
        </Box>
      )}
    </Box>
  )
}
