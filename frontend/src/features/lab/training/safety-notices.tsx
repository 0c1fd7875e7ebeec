import { Text } from '@chakra-ui/react'
import type { SafetyCheck } from '@deepm/schema/rules/safety/safety-texts'
import { Suspense } from 'react'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { BlockedReasons } from '../prompt/blocked-reasons.tsx'
import { HelpCard } from '../prompt/help-card.tsx'

const PersonalFindings = lazyComponent('PersonalFindings', () => import('../prompt/personal-findings.tsx'))

type Props = { read: { text: string; check: SafetyCheck }; onReplace(text: string): void }

/** The notices of the lab for a text that is never sent. */
export function SafetyNotices({ read: { text, check }, onReplace }: Props) {
  return (
    <>
      {check.isCrisis && <HelpCard topic={check.crisisTopics[0] ?? 'general'} sending="never" />}
      {check.level === 'danger' && !check.isCrisis && (
        <Notice tone="danger" title="This does not belong in a prompt">
          <BlockedReasons reasons={check.reasons} />
          <Text>Change your prompt, then check it.</Text>
        </Notice>
      )}
      {check.personal.length > 0 && (
        <Suspense>
          <PersonalFindings
            text={text}
            findings={check.personal}
            note="Nothing you type here is saved or sent. But in a real prompt, others could read it, so take it out first."
            onReplace={onReplace}
          />
        </Suspense>
      )}
    </>
  )
}
