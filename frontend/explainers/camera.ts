import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { chromiumOptions } from '../browser.ts'
import type { Still } from '../demo-videos/cutting.ts'
import { frame, scale } from './frame-size.ts'
import type { Storyboard } from './storyboard.ts'
import type { Moment } from './timing.ts'

/** Frames that a change takes. */
const changeFrames = 10

export type Camera = {
  /** Films the moments of a storyboard. */
  film(story: Storyboard, moments: readonly Moment[]): Promise<Still[]>
  /** Captures the end of each moment. */
  sheet(story: Storyboard, moments: readonly Moment[]): Promise<Buffer[]>
  close(): Promise<void>
}

/** Opens the stage in a browser. */
export async function openCamera(frontend: string): Promise<Camera> {
  const vite = await createServer({
    root: frontend,
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
    logLevel: 'error',
  })
  await vite.listen()
  const browser = await chromium.launch(await chromiumOptions('--use-gl=angle', '--use-angle=swiftshader', '--in-process-gpu'))
  const page = await browser.newPage({ viewport: frame, deviceScaleFactor: scale, colorScheme: 'light', reducedMotion: 'reduce' })
  const address = vite.config.server.port || vite.httpServer?.address()
  const port = typeof address === 'object' ? address?.port : address
  await page.goto(`http://127.0.0.1:${port}/explainers/stage.html`)
  await page.waitForFunction(() => 'showFrame' in window)

  const capture = async (story: Storyboard, { scene, beat }: Moment, progress: number) => {
    await showFrame(page, story, scene, beat, progress)
    return page.screenshot({ type: 'png' })
  }
  return {
    async film(story, moments) {
      const stills: Still[] = []
      for (const moment of moments) {
        for (let index = 1; index <= changeFrames; index += 1) {
          const image = await capture(story, moment, index / changeFrames)
          const frames = index < changeFrames ? 1 : moment.frames - changeFrames + 1
          stills.push({ shot: { image, x: 0, y: 0, ground: `${moment.scene}` }, frames })
        }
      }
      return stills
    },
    async sheet(story, moments) {
      const images: Buffer[] = []
      for (const moment of moments) images.push(await capture(story, moment, 1))
      return images
    },
    async close() {
      await browser.close()
      await vite.close()
    },
  }
}

async function showFrame(page: Page, ...args: [Storyboard, number, number, number]): Promise<void> {
  await page.evaluate((given) => window.showFrame(...given), args)
}
