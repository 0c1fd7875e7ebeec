import { PactScene } from '../../../ui/illustrations/scenes/pact.tsx'
import { effectiveDate } from './effective-date.ts'
import { LegalPage } from './legal-page.tsx'
import { termsInShort, termsSections } from './terms-text.tsx'

export function Terms() {
  return (
    <LegalPage
      title="Terms of use"
      intro={`What you can expect from us, and what we ask of you. In effect since ${effectiveDate}.`}
      hue="amber"
      scene={<PactScene />}
      inShort={termsInShort}
      sections={termsSections}
    />
  )
}
