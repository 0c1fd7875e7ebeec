import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pathStyle } from '../../../features/learning/personas/style.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Figure } from '../../../ui/components/figure.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { FlaskEmblem, SummitEmblem } from '../../../ui/illustrations/emblems/desk.tsx'
import { TrailStone } from '../../../ui/illustrations/emblems/trail-stone.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { useScreenExists } from '../../shell/screens.ts'
import type { DashboardPageQuery } from './dashboard-page.generated.ts'

export type DashboardLearner = NonNullable<NonNullable<DashboardPageQuery['viewer']>['learner']>

type Props = { learner: DashboardLearner }
type FrameProps = { title: string; hue: Hue; picture: ReactNode; children: ReactNode; action?: ReactNode }

/** Common frame of the dashboard cards: an image next to the title, and the action at the bottom. */
function DashboardCard({ title, hue, picture, children, action }: FrameProps) {
  return (
    <Card as="section" hue={hue} display="flex" flexDirection="column" gap="4">
      <Flex gap="4" align="center">
        <Box aria-hidden="true" flex="0 0 4.5rem">
          {picture}
        </Box>
        <Heading as="h2" size="xl">
          {title}
        </Heading>
      </Flex>
      {children}
      {action && (
        <Flex marginTop="auto" gap="3" wrap="wrap">
          {action}
        </Flex>
      )}
    </Card>
  )
}

export function LearnCard({ learner }: Props) {
  const path = learner.selectedPersona
  const { hue } = pathStyle(path?.id ?? '')
  const total = path?.totalFolders ?? 1
  const done = path?.completedFolders ?? 0
  return (
    <DashboardCard
      title="Learn with Personas"
      hue={hue}
      picture={<TrailStone number={Math.min(done + 1, total)} state={done < total ? 'here' : 'done'} hue={hue} />}
      action={
        <>
          <LinkButton to={path ? `/persona/${path.id}` : '/personas'} variant="soft" hue={hue}>
            {path ? 'See my path' : 'Choose your path'}
          </LinkButton>
          <LinkButton to="/learning" variant="soft" hue={hue}>
            Tool courses
          </LinkButton>
        </>
      }
    >
      {path ? (
        <ProgressBar
          value={path.progress}
          label={`${path.name}: ${path.completedFolders} of ${path.totalFolders} folders`}
          hue={hue}
          showLabel
          showValue
        />
      ) : (
        <Text>Four paths, each with its own project. Pick one. You can change it whenever you like.</Text>
      )}
    </DashboardCard>
  )
}

/** Shows whether the lab is locked or unlocked by account age, as the server reports it. */
export function LabCard({ learner }: Props) {
  const lab = learner.unlocks.find((unlock) => unlock.feature === 'advancedAi')
  const isOpen = lab?.isUnlocked ?? false
  const days = lab?.daysLeft ?? 0
  const isThere = useScreenExists()('/playground')
  return (
    <DashboardCard
      title="Practice Lab"
      hue="teal"
      picture={<FlaskEmblem isOpen={isOpen} />}
      action={
        isThere && (
          <LinkButton to={isOpen ? '/playground' : '/experiments'} variant="soft" hue="teal">
            {isOpen ? 'Go to the lab' : 'Try an experiment'}
          </LinkButton>
        )
      }
    >
      <Text fontWeight="bold">{isOpen ? '🔓 Unlocked' : '🔒 Locked'}</Text>
      <Text>
        {isOpen
          ? 'The lab is open! Each lesson has a prompt to practise with.'
          : `Opens in ${count(days, 'day')}. A parent can open it earlier. The experiments are open now.`}
      </Text>
    </DashboardCard>
  )
}

export function ProgressCard({ learner }: Props) {
  const { showStreaks } = useSettings()
  const { completedLessons, totalLessons, level, streak } = learner
  return (
    <DashboardCard
      title="Your Progress"
      hue="violet"
      picture={<SummitEmblem />}
      action={
        <LinkButton to="/progress" variant="soft" hue="violet">
          See my progress
        </LinkButton>
      }
    >
      <Flex as="dl" gap="6" wrap="wrap">
        <Figure name="Lessons done" value={`${completedLessons} of ${totalLessons}`} />
        <Figure name="Level" value={String(level)} />
        {showStreaks && <Figure name="Streak" value={count(streak, 'day')} />}
      </Flex>
    </DashboardCard>
  )
}

/** Shows the total XP and the progress to the next level. */
export function XpCard({ learner }: Props) {
  const { xp, level, levelProgress, selectedPersona } = learner
  const { hue } = pathStyle(selectedPersona?.id ?? '')
  return (
    <Card as="section" hue={hue}>
      <Flex justify="space-between" align="baseline" gap="4" marginBottom="3">
        <Heading as="h2" size="3xl" fontVariantNumeric="tabular-nums">
          <span aria-hidden="true">⚡ </span>
          {xp.toLocaleString('en')} XP
        </Heading>
        <Text fontFamily="heading" fontWeight="600" fontSize="lg">
          Level {level}
        </Text>
      </Flex>
      <ProgressBar value={levelProgress.percent} label={`Progress to level ${level + 1}`} hue={hue} />
      <Text color="fg.muted" marginTop="2">
        {(levelProgress.xpForNext - levelProgress.xpIntoLevel).toLocaleString('en')} XP to level {level + 1}
      </Text>
    </Card>
  )
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
