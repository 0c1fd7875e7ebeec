import { expect } from '@playwright/test'
import { heading } from './checks.ts'
import { type Row, row } from './table.ts'

/** Returns the first row of a visit: its route shows this page. */
export function opened(path: string, name: string): Row {
  const id = `2.route${path.replaceAll(/[^a-z0-9]+/g, '-')}`
  return row(id, `${path} opens when signed in`, async (scene) => {
    await heading(name, 1)(scene)
    expect(new URL(scene.page.url()).pathname).toBe(path)
  })
}
