import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from '../profile/few-zones.fixture.ts'

withFewZones()

const files: { name: string; text: Promise<string> }[] = []

// jsdom implements neither object URLs nor downloads.
beforeEach(() => {
  files.length = 0
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') })
  })
})
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

async function open() {
  answer('ProfilePage', { viewer: viewer() })
  const app = renderApp('/profile', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  return app
}

const button = () => screen.getByRole('button', { name: 'Download as a data file (JSON)' })
const file = { exportData: { __typename: 'DataExport', fileName: 'deepm-data-2026-11-21.json', json: '{"about":{}}' } } as const

test('saves the file under its name and shows where to find it', async () => {
  const { user } = await open()
  const asked = answer('ExportData', file)
  await user.click(button())
  await screen.findByText('Saved as deepm-data-2026-11-21.json. Check your downloads.')
  expect(asked).toHaveLength(1)
  expect(files.map(({ name }) => name)).toEqual(['deepm-data-2026-11-21.json'])
  expect(await files[0]?.text).toBe('{"about":{}}')
})

test('saves the same data as a readable page', async () => {
  const { user } = await open()
  const page = { __typename: 'DataExport', fileName: 'deepm-data-2026-11-21.json', page: '<!doctype html>' } as const
  const asked = answer('ExportData', { exportData: page })
  await user.click(screen.getByRole('button', { name: 'Download to read' }))
  await screen.findByText('Saved as deepm-data-2026-11-21.html. Check your downloads.')
  expect(asked[0]?.variables).toEqual({ childId: null, asPage: true })
  expect(await files[0]?.text).toBe('<!doctype html>')
})

test('requests once for two clicks', async () => {
  const { user } = await open()
  const { open: letGo, opened } = gate()
  const asked = answer('ExportData', async () => {
    await opened
    return file
  })
  await user.dblClick(button())
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  letGo()
  await screen.findByText(/^Saved as/)
  expect([asked.length, files.length]).toEqual([1, 1])
})

test('shows when to retry after ten downloads within an hour', async () => {
  const { user } = await open()
  const refused = {
    __typename: 'RateLimitedError',
    code: 'RATE_LIMITED',
    message: 'Too often.',
    retryAfterSeconds: 1441,
  } as const
  answer('ExportData', { exportData: refused })
  await user.click(button())
  await screen.findByText('You’ve downloaded it ten times in an hour. Try again in 25 minutes.')
  expect(files).toEqual([])
})

test('reports a network error and works afterwards', async () => {
  const { user } = await open()
  answer('ExportData', offline)
  await user.click(button())
  await screen.findByText('We could not reach the academy. Please try again.')
  answer('ExportData', file)
  await user.click(button())
  await screen.findByText(/^Saved as/)
  expect(screen.queryByText('We could not reach the academy. Please try again.')).toBeNull()
})
