import { type Browser, chromium, type Page } from 'playwright'
import { chromiumOptions } from '../browser.ts'
import type { Beat, CardScene, Video } from './video.ts'

export const picture = { width: 1024, height: 576 }

/** Width of the camera's view in CSS pixels: the whole page, or a part of it. */
const farWidth = 1024
const nearWidth = 768

/** One still: an image of the whole page and the camera's position on it. The camera moves between shots of the same ground. */
export type Shot = { image: Buffer; x: number; y: number; ground: string }

export type TitleCard = (card: CardScene['card'], mood: 'happy' | 'cheering') => string

/** Plays a video's scenes in a browser and returns the stills of each scene. */
export async function play(video: Video, address: string, titleCard: TitleCard): Promise<Shot[][]> {
  const browser = await chromium.launch(await chromiumOptions('--use-gl=angle', '--use-angle=swiftshader', '--in-process-gpu'))
  const cast = new Map<string, Page>()
  try {
    const scenes: Shot[][] = []
    for (const [index, scene] of video.scenes.entries()) {
      const page = await enter(browser, cast, 'card' in scene ? 'nobody' : scene.as, video, address)
      if ('card' in scene) {
        scenes.push(await cardShots(page, scene, address, titleCard, index))
        continue
      }
      if (scene.open) await page.goto(address + scene.open)
      const shots: Shot[] = []
      for (const beat of scene.beats) {
        for (const act of beat.first ?? []) await act(page, address)
        shots.push(await pageShot(page, beat, index, shots.at(-1)))
      }
      scenes.push(shots)
    }
    return scenes
  } finally {
    await browser.close()
  }
}

async function enter(browser: Browser, cast: Map<string, Page>, name: string, video: Video, address: string): Promise<Page> {
  const known = cast.get(name)
  if (known) return known
  const page = await browser.newPage({
    viewport: { width: farWidth, height: (farWidth * picture.height) / picture.width },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  cast.set(name, page)
  // A video must not show an error page.
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`)
  })
  for (const act of video.people[name] ?? []) await act(page, address)
  return page
}

/** Shows a card in two moods to add some movement. The card is placed over a page and uses its colors and fonts. */
async function cardShots(page: Page, { card }: CardScene, address: string, titleCard: TitleCard, index: number): Promise<Shot[]> {
  if (!page.url().startsWith(address)) {
    await page.goto(`${address}/auth/login`)
    await settle(page)
  }
  const shots: Shot[] = []
  for (const mood of ['happy', 'cheering'] as const) {
    await page.evaluate(
      (html) => {
        document.querySelector('#card')?.remove()
        const layer = document.createElement('div')
        layer.id = 'card'
        layer.style.cssText = 'position:absolute;inset:0 0 auto;z-index:9999'
        layer.innerHTML = html
        document.body.append(layer)
      },
      titleCard(card, mood),
    )
    shots.push({ image: await photograph(page, 1), x: 0, y: 0, ground: `card-${index}` })
  }
  return shots
}

async function pageShot(page: Page, beat: Beat, index: number, before: Shot | undefined): Promise<Shot> {
  await settle(page)
  const scale = picture.width / (beat.near ? nearWidth : farWidth)
  const selector = beat.look ?? beat.show
  const box = selector ? await boxOf(page, selector) : undefined
  if (box && beat.look) await drawRing(page, box)
  const image = await photograph(page, scale)
  await page.evaluate(() => document.querySelector('#ring')?.remove())
  const ground = `${index} ${scale} ${await page.locator('h1').first().textContent()}`
  const at = before?.ground === ground ? before : { x: 0, y: 0 }
  const size = await pageSize(page)
  const along = (from: number, length: number, camera: number, seen: number, whole: number) =>
    Math.max(0, Math.min(follow(camera, seen, from * scale, length * scale), Math.floor(whole * scale) - seen))
  return {
    image,
    ground,
    x: box ? along(box.x, box.width, at.x, picture.width, size.width) : at.x,
    y: box ? along(box.y, box.height, at.y, picture.height - captionHeight, size.height) : at.y,
  }
}

const margin = 24
/** Height at the bottom of the frame that captions can cover. */
const captionHeight = 96

/**
 * Returns the camera position that shows an element. The camera stays while the element is in the frame, because every move distracts the
 * viewer and enlarges the video.
 */
function follow(camera: number, seen: number, from: number, length: number): number {
  if (from - margin >= camera && from + length + margin <= camera + seen) return camera
  const isTooLong = length + 2 * margin > seen
  return Math.round(isTooLong ? from - 2 * margin : from + length / 2 - seen / 2)
}

const failures: string[] = []

/** Waits until no request is pending and the fonts are loaded, then removes the focus. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page
    .getByText(/^Loading\b/)
    .first()
    .waitFor({ state: 'hidden' })
  if (failures.length > 0) throw new Error(`The academy failed: ${failures.join(', ')}`)
  await page.evaluate(async () => {
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    // The dotted background would enlarge a video more than all other content.
    document.body.style.backgroundImage = 'none'
  })
}

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox({ timeout: 10_000 })
  if (!box) throw new Error(`Nothing to see: ${selector} on ${page.url()}`)
  return box
}

const ringGap = 8

async function drawRing(page: Page, { x, y, width, height }: Box): Promise<void> {
  await page.evaluate(
    (box) => {
      const ring = document.createElement('div')
      ring.id = 'ring'
      ring.style.cssText = `position:absolute;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;
        border:5px solid var(--ui-colors-coral-line, #d24b2a);border-radius:24px;z-index:9999;pointer-events:none;box-sizing:border-box`
      document.body.append(ring)
    },
    {
      left: Math.max(4, x - ringGap),
      top: y - ringGap,
      width: Math.min(width + 2 * ringGap, farWidth - 8),
      height: height + 2 * ringGap,
    },
  )
}

function pageSize(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: Math.max(document.documentElement.scrollHeight, window.innerHeight),
  }))
}

/** Captures the whole page, scaled so that one camera pixel is one video pixel. */
async function photograph(page: Page, scale: number): Promise<Buffer> {
  const size = await pageSize(page)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...size, scale },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}
