import { CookieJarScene } from '../../../ui/illustrations/scenes/cookie-jar.tsx'
import { cookiesInShort, cookiesSections } from './cookies-text.tsx'
import { effectiveDate } from './effective-date.ts'
import { LegalPage } from './legal-page.tsx'

export function Cookies() {
  return (
    <LegalPage
      title="Cookies"
      intro={`What we store in your browser, and why. In effect since ${effectiveDate}.`}
      hue="coral"
      scene={<CookieJarScene />}
      inShort={cookiesInShort}
      sections={cookiesSections}
    />
  )
}
