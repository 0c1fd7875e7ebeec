import { PactScene } from '../../../ui/illustrations/scenes/pact.tsx'
import { LegalPage } from './legal-page.tsx'
import { safetyDate, safetyInShort, safetySections } from './safety-text.tsx'

export function Safety() {
  return (
    <LegalPage
      title="Child safety"
      intro={`What we check, what happens when something is wrong, and how fast. In effect since ${safetyDate}.`}
      hue="violet"
      scene={<PactScene />}
      inShort={safetyInShort}
      sections={safetySections}
    />
  )
}
