import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import type { SettingsCard_LearnerFragment } from './settings-card.generated.ts'
import { type SettingsState, useSaveSettings } from './use-save-settings.ts'

const switches = [
  ['showBadges', 'Achievements', 'Off: achievements stay hidden.'],
  ['showStreaks', 'Streak', 'Off: your streak stays hidden.'],
  ['showLeaderboards', 'Leaderboard', 'Off: no list of who earned most XP this week.'],
  ['showCompetitive', 'Comparisons with others', 'Off: nothing measures you against anybody, the leaderboard included.'],
] as const

const frequencies = [
  { value: 'low', title: 'Little', description: 'Only what is about your account, like your parent’s answer.' },
  { value: 'medium', title: 'Some', description: 'Also achievements, new levels, what has opened, and your projects.' },
  { value: 'high', title: 'Everything', description: 'Also each freeze of your streak, earned or used.' },
] as const

const themes = [
  { value: 'playful', title: 'Playful', description: 'Drawings move, and what you earn is celebrated.' },
  { value: 'calm', title: 'Calm', description: 'Nothing moves. What you earn is told in words.' },
] as const

/** Edits a learner's reward settings. Changes apply immediately. */
export function SettingsCard({ learner }: { learner: SettingsCard_LearnerFragment }) {
  const { settings, state, change, tryAgain } = useSaveSettings(learner.id)
  return (
    <Card hue="teal" display="grid" gap="8">
      <Box role="group" aria-labelledby="settings-shown">
        <Text id="settings-shown" fontFamily="heading" fontWeight="600" fontSize="xl" marginBottom="2">
          What you see
        </Text>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="8" rowGap="3" alignItems="start">
          {switches.map(([field, label, hint]) => (
            <SwitchField
              key={field}
              label={label}
              hint={hint}
              checked={settings[field]}
              onChange={(isOn) => change({ [field]: isOn })}
            />
          ))}
        </SimpleGrid>
      </Box>
      <RadioCards
        legend="How much the bell tells you"
        name="notificationFrequency"
        value={settings.notificationFrequency}
        onChange={(notificationFrequency) => change({ notificationFrequency })}
        options={frequencies}
        columns={3}
      />
      <RadioCards
        legend="How it feels"
        name="visualTheme"
        value={settings.visualTheme}
        onChange={(visualTheme) => change({ visualTheme })}
        options={themes}
      />
      <Saved state={state} onTryAgain={tryAgain} />
    </Card>
  )
}

function Saved({ state, onTryAgain }: { state: SettingsState; onTryAgain(): void }) {
  return (
    <Box>
      <Box role="status" color="fg.muted">
        {state === 'saving' && 'Saving...'}
        {state === 'saved' && 'Saved to your account.'}
        {state === 'unchanged' && 'Changes save automatically.'}
      </Box>
      {state === 'unsaved' && (
        <ProblemNotice tone="warning" title="Changed here, not on your account">
          <Flex direction="column" gap="3" align="start">
            <Text>We could not reach the academy. This screen keeps your choice. Other devices do not know it yet.</Text>
            <Button variant="outline" onClick={onTryAgain}>
              Save it to my account
            </Button>
          </Flex>
        </ProblemNotice>
      )}
    </Box>
  )
}
