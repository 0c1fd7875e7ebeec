import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LinkButton } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { Toaster } from '../feedback/toaster.tsx'
import { ColorModeButton } from '../forms/color-mode.tsx'
import { TextField } from '../forms/text-field.tsx'
import { LighthouseScene } from '../illustrations/harbour/lighthouse.tsx'
import { Confetti, CountUp, Pop } from '../motion/motion.tsx'
import { Reveal } from '../motion/reveal.tsx'
import { UiProvider } from '../theme/provider.tsx'

test('renders the UI kit on the server, with final numbers and nothing hidden', () => {
  const whole = renderToString(
    <UiProvider>
      <MemoryRouter>
        <ColorModeButton />
        <Page title="Welcome">
          <Reveal>
            <LighthouseScene title="A lighthouse" />
          </Reveal>
          <Pop>
            <CountUp value={1250} />
          </Pop>
          <Confetti />
          <LinkButton to="/signup">Get Started</LinkButton>
          <TextField label="Email" value="" maxLength={254} readOnly error="Please write an email address." />
        </Page>
        <Toaster />
      </MemoryRouter>
    </UiProvider>,
  )
  const html = whole.replace(/<style.*?<\/style>/gs, '')
  expect(html).toContain('1,250')
  expect(html).toContain('href="/signup"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).not.toMatch(/style="[^"]*(opacity:\s*0|visibility:\s*hidden)/)
})
