import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LinkButton } from './button.tsx'
import { ColorModeButton } from './color-mode.tsx'
import { LighthouseScene } from './illustrations/lighthouse-scene.tsx'
import { Confetti, CountUp, Pop } from './motion.tsx'
import { Page } from './page.tsx'
import { UiProvider } from './provider.tsx'
import { Reveal } from './reveal.tsx'
import { TextField } from './text-field.tsx'
import { Toaster } from './toaster.tsx'

test('the kit renders without a browser, with its numbers standing and nothing hidden', () => {
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
          <TextField label="Email" error="Please write an email address." />
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
