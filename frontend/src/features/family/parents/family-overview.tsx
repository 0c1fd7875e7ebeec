import { Box, Text } from '@chakra-ui/react'
import { labToolIds } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { formatTimeOfDay } from '@deepm/schema/rules/time/local-time'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { zoneLabel } from '../../../ui/forms/time-zones.ts'
import { formatOpeningDay } from '../opening-day.ts'
import type { FamilyOverview_LearnerFragment } from './family-overview.generated.ts'
import { Parents } from './parents.tsx'

type Learner = FamilyOverview_LearnerFragment

/** Shows a learner their linked parents, the family's settings and open requests, read-only. */
export function FamilyOverview({ learner }: { learner: Learner }) {
  return (
    <>
      <Parents learner={learner} />
      <Card as="section" hue="violet" display="grid" gap="4">
        <Heading as="h2" size="xl">
          Rules your parent set
        </Heading>
        <Box as="dl" display="grid" gap="3">
          {decisions(learner).map(([what, word]) => (
            <Box key={what} display="grid" gridTemplateColumns={{ base: '1fr', sm: '14rem 1fr' }} columnGap="4">
              <Text as="dt" fontWeight="600">
                {what}
              </Text>
              <Text as="dd">{word}</Text>
            </Box>
          ))}
        </Box>
        {learner.openRequests.map((request) => (
          <Text key={request.id} fontWeight="600">
            You asked {request.words}. There is no answer yet.
          </Text>
        ))}
      </Card>
    </>
  )
}

function decisions({ controls, timeZone, isChild, isListingPermitted, lab }: Learner): [what: string, word: string][] {
  const { isLabOn, opensLabEarly, labMinutesPerDay, quietFrom, quietUntil } = controls
  const tools = labToolIds.filter((tool) => controls.labTools.includes(tool)).map((tool) => toolNames[tool])
  const quiet =
    quietFrom === null || quietUntil === null ? null : `${formatTimeOfDay(quietFrom)} to ${formatTimeOfDay(quietUntil)}`
  const listing = isListingPermitted ? 'You can choose to show your name' : 'Your name is not shown'
  return [
    ['Learning', controls.pausedAt ? 'Paused. Nothing is saved for now.' : 'On'],
    ['Quiet hours', quiet ? `Every day from ${quiet} (time zone: ${zoneLabel(timeZone)})` : 'None'],
    ['AI lab', isLabOn ? labWords(lab.opensAt, opensLabEarly, timeZone) : 'Off'],
    ['Time in the lab', `${labMinutesPerDay} minutes a day`],
    ['Tools in the lab', new Intl.ListFormat('en-GB').format(tools)],
    [
      'AI companies',
      controls.mayAskProviders ? 'Your prompts may be sent to AI companies' : 'Your prompts are not sent to AI companies',
    ],
    ...(lab.hasPictures ? [['Pictures by AI', controls.mayMakePictures ? 'Allowed' : 'Not allowed'] as [string, string]] : []),
    ['Your projects', controls.mayShowProjects ? 'You can ask to share them' : 'They stay private'],
    ...(isChild ? [['Leaderboard', listing] as [string, string]] : []),
  ]
}

function labWords(opensAt: string | null, opensLabEarly: boolean, timeZone: string): string {
  if (opensAt) return `On, opens on ${formatOpeningDay(opensAt, timeZone)}`
  return opensLabEarly ? 'On, and already open for you' : 'On'
}
