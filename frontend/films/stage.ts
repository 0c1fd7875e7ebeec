import { type Browser, chromium, type Page } from 'playwright'
import { chromiumOptions } from '../browser.ts'
import type { Beat, CardScene, Film } from './film.ts'

export const picture = { width: 1024, height: 576 }

/** Width in CSS pixels of what the camera sees: the whole page, or a part of it. */
const farWidth = 1024
const nearWidth = 768

/** One still: a picture of the whole page, and where on it the camera looks. Between shots of one ground the camera moves. */
export type Shot = { image: Buffer; x: number; y: number; ground: string }

export type TitleCard = (card: CardScene['card'], mood: 'happy' | 'cheering') => string

/** Plays a film's scenes in a browser and takes its stills, a list for each scene. */
export async function play(film: Film, address: string, titleCard: TitleCard): Promise<Shot[][]> {
  const browser = await chromium.launch(await chromiumOptions('--use-gl=angle', '--use-angle=swiftshader', '--in-process-gpu'))
  const cast = new Map<string, Page>()
  try {
    const scenes: Shot[][] = []
    for (const [index, scene] of film.scenes.entries()) {
      const page = await enter(browser, cast, 'card' in scene ? 'nobody' : scene.as, film, address)
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

async function enter(browser: Browser, cast: Map<string, Page>, name: string, film: Film, address: string): Promise<Page> {
  const known = cast.get(name)
  if (known) return known
  const page = await browser.newPage({
    viewport: { width: farWidth, height: (farWidth * picture.height) / picture.width },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  cast.set(name, page)
  // A film must not show a screen that says sorry.
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`)
  })
  for (const act of film.people[name] ?? []) await act(page, address)
  return page
}

/** A card is shown in two moods, so that there is some life in it. It lies on a page, whose colours and fonts it uses. */
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
/** What the captions may cover at the foot of the picture. */
const captionHeight = 96

/** Where the camera goes for something to be seen: nowhere while it is in the picture, as every move costs the viewer and the film. */
function follow(camera: number, seen: number, from: number, length: number): number {
  if (from - margin >= camera && from + length + margin <= camera + seen) return camera
  const isTooLong = length + 2 * margin > seen
  return Math.round(isTooLong ? from - 2 * margin : from + length / 2 - seen / 2)
}

const failures: string[] = []

/** Until nothing is on its way, the fonts are there and nothing is focused. */
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
    // The dots of the paper cost more room in a film than everything on it.
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

/** The whole page, drawn so large that the camera's pixels are those of the film. */
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
