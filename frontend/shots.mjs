import { chromium as pw } from 'playwright'
import sp from '@sparticuz/chromium'
const url = 'http://127.0.0.1:4871'
const b = await pw.launch({ executablePath: await sp.executablePath(), args: ['--no-sandbox','--headless=shell','--disable-gpu','--use-gl=angle','--use-angle=swiftshader','--in-process-gpu'] })
for (const [name, width, scheme] of [['light', 1440, 'light'], ['dark', 768, 'dark']]) {
  const ctx = await b.newContext({ viewport: { width, height: 1000 }, colorScheme: scheme })
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
  await page.goto(url + '/auth/login')
  await page.getByLabel('Username').fill('staff'); await page.getByLabel('Password').fill('x')
  await page.getByRole('button', { name: 'Demo Sign In' }).click()
  await page.waitForURL('**/dashboard'); await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/roster-shots/desk-${name}.png` })
  await page.goto(url + '/admin'); await page.getByRole('table').waitFor(); await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/roster-shots/admin-${name}.png`, fullPage: true })
  await page.goto(url + '/admin/students/demo-learner'); await page.getByText('Who looked').waitFor()
  await page.getByRole('button', { name: 'Show the last prompts' }).click(); await page.waitForTimeout(1200)
  await page.screenshot({ path: `/tmp/roster-shots/student-${name}.png`, fullPage: true })
  await ctx.close()
}
await b.close()
