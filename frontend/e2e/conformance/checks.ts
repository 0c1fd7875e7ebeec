import { expect, type Locator } from '@playwright/test'
import type { Check, Scene } from './table.ts'

// The checks used by rows. Each one fails when the product behaves differently.

type Name = string | RegExp
type Part = (scene: Scene) => Locator

/** A row that takes longer than this, in ms, fails. */
export const patience = 20_000

export const see = expect.configure({ timeout: patience })

/** Runs checks in order. */
export function all(...checks: Check[]): Check {
  return async (scene) => {
    for (const check of checks) await check(scene)
  }
}

/** These texts are visible on the screen, or in the given part of it. */
export function shows(...texts: Name[]): Check {
  return showsIn(({ page }) => page.locator('body'), ...texts)
}

export function showsIn(part: Part, ...texts: Name[]): Check {
  return async (scene) => {
    for (const text of texts) await see(part(scene).getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
}

export function lacks(...texts: Name[]): Check {
  return async ({ page }) => {
    for (const text of texts) await see(page.getByText(text)).toHaveCount(0)
  }
}

export function heading(name: Name, level?: number): Check {
  return ({ page }) =>
    see(page.getByRole('heading', { name, exact: typeof name === 'string', ...(level && { level }) }).first()).toBeVisible()
}

export function link(name: Name, href: string | RegExp): Check {
  return async ({ page }) => {
    const found = page
      .getByRole('link', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
    await see(found).toBeVisible()
    await see(found).toHaveAttribute('href', href)
  }
}

export function button(name: Name): Check {
  return ({ page }) => see(page.getByRole('button', { name, exact: typeof name === 'string' }).first()).toBeVisible()
}

export function disabledButton(name: Name): Check {
  return ({ page }) => see(page.getByRole('button', { name, exact: typeof name === 'string' }).first()).toBeDisabled()
}

export function tab(name: string): Check {
  return ({ page }) => see(page.getByRole('tab', { name, exact: true })).toBeVisible()
}

/** A form field of this role: textbox, combobox, checkbox, spinbutton. */
export function field(role: 'textbox' | 'combobox' | 'checkbox' | 'spinbutton' | 'switch' | 'radio', name: Name): Check {
  return ({ page }) => see(page.getByRole(role, { name }).first()).toBeAttached()
}

/** A figure with its name. */
export function figure(name: string, value: Name): Check {
  return async ({ page }) => {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^\\W*${escaped(name)}\\W*$`) })
    await see(term.first().locator('..')).toContainText(value)
  }
}

/** A progress bar at this percentage. */
export function bar(name: Name, percent: number): Check {
  return ({ page }) => see(page.getByRole('progressbar', { name }).first()).toHaveAttribute('aria-valuenow', String(percent))
}

/** The number of matching elements. */
export function count(part: Part, number: number): Check {
  return (scene) => see(part(scene)).toHaveCount(number)
}

/** Opens a path and expects this heading. */
export function leads(path: string, name: Name): Check {
  return async (scene) => {
    await scene.page.goto(scene.url + path)
    await heading(name, 1)(scene)
  }
}

/** Opens a path before the given checks. */
export function at(path: string, ...checks: Check[]): Check {
  return async (scene) => {
    await scene.page.goto(scene.url + path)
    await scene.page.locator('html[data-ready]').waitFor()
    await all(...checks)(scene)
  }
}

export function press(name: Name): Check {
  return ({ page }) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
}

/** The browser reaches this path. */
export function comesTo(path: string): Check {
  return ({ page }) => page.waitForURL(`**${path}`)
}

/** A toast with this title and, if given, this text. */
export function toast(title: string, words?: string, isUrgent = false): Check {
  return async ({ page }) => {
    const place = page.getByRole('region', { name: /^Notifications/ }).last()
    const item = isUrgent ? place.getByRole('alert') : place.getByRole('status')
    await see(item.getByText(title, { exact: true })).toBeVisible()
    if (words) await see(item.getByText(words, { exact: true })).toBeVisible()
  }
}

export const destructiveToast = (title: string, words?: string) => toast(title, words, true)

/** Returns the browser's stored value under this name. */
function stored({ page }: Scene, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name)
}

export function keeps(name: string, value: string | null): Check {
  return (scene) => see.poll(() => stored(scene, name)).toBe(value)
}

/** Expects this alert after the given check. */
export function alerts(text: string, doing: Check): Check {
  return async (scene) => {
    const heard = scene.page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept()
      return dialog.message()
    })
    const [message] = await Promise.all([heard, doing(scene)])
    expect(message).toBe(text)
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
