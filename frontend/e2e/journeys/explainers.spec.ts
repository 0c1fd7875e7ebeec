import { type ExplainerId, explainers } from '@deepm/schema/rules/learning/explainers'
import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { newLearner, open } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('every explainer plays, and lasts as long as the academy says', async ({ page }) => {
  await open(page, `${academy.url}/landing`)
  for (const id of Object.keys(explainers) as ExplainerId[]) {
    const { duration, position } = await page.evaluate(async (source) => {
      const video = document.createElement('video')
      video.muted = true
      video.src = source
      document.body.append(video)
      await video.play()
      await new Promise((resolve) => setTimeout(resolve, 150))
      const played = { duration: video.duration, position: video.currentTime }
      video.remove()
      return played
    }, `/videos/explainers/${id}.webm`)
    expect(Math.abs(duration - explainers[id].seconds), id).toBeLessThan(0.5)
    expect(position, id).toBeGreaterThan(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

  test('a learner plays the explainer of a lesson with captions, and reads it instead', async ({ page }) => {
    const videos: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media' || request.url().endsWith('.vtt')) videos.push(request.url())
    })
    await newLearner(page, academy.url)
    await open(page, `${academy.url}/lesson/the-next-word`)
    await page.getByRole('button', { name: 'One-page view' }).tap()
    const figure = page.getByRole('figure', { name: explainers['chatgpt-one-piece'].title })
    await figure.scrollIntoViewIfNeeded()
    expect(videos).toEqual([])
    await inspectHere(page, 'a lesson with an explainer')
    const video = figure.locator('video')
    await video.evaluate((it: HTMLVideoElement) => it.play())
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0.5)
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.textTracks[0]?.mode)).toBe('showing')
    await video.evaluate((it: HTMLVideoElement) => it.pause())
    await page.getByText('Read it instead').tap()
    await expect(page.getByText('Somebody has to look at this one.')).toBeVisible()
    await inspectHere(page, 'the text of an explainer')
  })
})
