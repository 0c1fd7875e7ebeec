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
  ['showLeaderboards', 'Leaderboard', 'Off: the weekly leaderboard stays hidden.'],
  ['showCompetitive', 'Comparisons with others', 'Off: no comparisons with others, and no leaderboard.'],
] as const

const frequencies = [
  { value: 'low', title: 'Only important', description: 'Only news about your account, like your parent’s answer.' },
  { value: 'medium', title: 'Most', description: 'Also achievements, new levels, things you unlock, and your projects.' },
  { value: 'high', title: 'All', description: 'Also each streak freeze you earn or use.' },
] as const

const themes = [
  { value: 'playful', title: 'Playful', description: 'Pictures move, and we celebrate what you earn.' },
  { value: 'calm', title: 'Calm', description: 'Nothing moves. When you earn something, you see a short message.' },
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
        legend="Notifications"
        name="notificationFrequency"
        value={settings.notificationFrequency}
        onChange={(notificationFrequency) => change({ notificationFrequency })}
        options={frequencies}
        columns={3}
      />
      <RadioCards
        legend="Style"
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
        <ProblemNotice tone="warning" title="Not saved to your account yet">
          <Flex direction="column" gap="3" align="start">
            <Text>We could not reach the academy. Your choice applies on this screen, but not on your other devices yet.</Text>
            <Button variant="outline" onClick={onTryAgain}>
              Save to my account
            </Button>
          </Flex>
        </ProblemNotice>
      )}
    </Box>
  )
}
