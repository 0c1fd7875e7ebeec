import { StrongboxScene } from '../../../ui/illustrations/scenes/strongbox.tsx'
import { effectiveDate } from './effective-date.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyInShort, privacySections } from './privacy-text.tsx'

export function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      intro={`What we know about you, why we keep it, for how long, and who sees it. In effect since ${effectiveDate}.`}
      hue="teal"
      scene={<StrongboxScene />}
      inShort={privacyInShort}
      sections={privacySections}
    />
  )
}
