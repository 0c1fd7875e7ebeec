import { stripVTControlCharacters } from 'node:util'
import { type Browser, expect } from '@playwright/test'
import { patience } from './checks.ts'
import type { Row, Scene, Visit } from './table.ts'
import type { World } from './world.ts'

export type Outcome = 'holds' | 'fails' | 'open' | 'not asked'
export type Result = { id: string; outcome: Outcome; note?: string }

/** Opens a window for a visit and checks its rows. Without a window, every row fails. */
export async function runVisit(browser: Browser, world: World, visit: Visit): Promise<Result[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...visit.options,
    ...(visit.who !== 'visitor' && { storageState: await world.sessionOf(browser, visit.who) }),
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const scene: Scene = { page, api: context.request, url: world.url, world }
  try {
    await visit.before?.(scene)
    if (visit.at) await openAt(scene, visit.at)
    return await runRows(visit.rows, scene)
  } catch (error) {
    return visit.rows.map((row) => outcomeOf(row, error))
  } finally {
    await context.close()
  }
}

/** Checks each row separately: a failed row does not stop the next one. */
export async function runRows(rows: Row[], scene: Scene): Promise<Result[]> {
  const results: Result[] = []
  for (const row of rows) {
    const error = 'open' in row ? null : await row.check(scene).then(() => null, asError)
    results.push(outcomeOf(row, error))
  }
  return results
}

/** Opens a page and waits until it handles clicks. */
async function openAt({ page, url }: Scene, path: string): Promise<void> {
  await page.goto(url + path)
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: patience })
}

function outcomeOf(row: Row, error: unknown): Result {
  if ('open' in row) return { id: row.id, outcome: 'open', note: row.open }
  if (error === null) return { id: row.id, outcome: 'holds' }
  return { id: row.id, outcome: 'fails', note: inOneLine(asError(error).message) }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function inOneLine(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, 300)
}
