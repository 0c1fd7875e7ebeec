import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Stored, storedInBrowser } from './stored-in-browser.ts'

// Reads the source for what it leaves in a browser, so that the list on the cookies page cannot miss anything.

const frontend = path.resolve(import.meta.dirname, '../../../..')
const server = path.resolve(frontend, '../backend/src/modules/accounts/sessions/auth.service.ts')

const sources = ['src', 'public']
  .flatMap((folder) =>
    readdirSync(path.join(frontend, folder), { recursive: true, encoding: 'utf8' }).map((it) => `${folder}/${it}`),
  )
  .filter((file) => /\.(js|ts|tsx)$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(frontend, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }))
  // These only tell about it.
  .filter(({ file }) => !file.startsWith('src/features/outreach/legal/'))

const listed = (kind: Stored['kind']) => storedInBrowser.filter((it) => it.kind === kind).flatMap(({ keys }) => keys)

/** What an argument of getItem, setItem or removeItem stands for: a text, or a name that the same file explains. */
function keysBehind(argument: string, text: string): string[] {
  const literal = /^['"`]([^'"`$]+)['"`]$/.exec(argument)?.[1]
  if (literal) return [literal]
  const made = /^(\w+)\(/.exec(argument)?.[1]
  // A key made by a function of one line: what stands before the part that changes.
  if (made) return [...(new RegExp(`const ${made} = .*=> \`([\\w-]+):`).exec(text)?.slice(1) ?? [])]
  const constant = new RegExp(`const ${argument}(?:: \\w+)? = (['"][^'"]+['"])`).exec(text)?.[1]
  if (constant) return keysBehind(constant, text)
  const loop = new RegExp(`for \\(const ${argument} of \\[([^\\]]+)\\]`).exec(text)?.[1]
  if (loop) return loop.split(',').flatMap((name) => keysBehind(name.trim(), text))
  const type = new RegExp(`\\(${argument}: (\\w+)`).exec(text)?.[1]
  const union = type && new RegExp(`type ${type} =([^\\n]+)`).exec(text)?.[1]
  if (union) return [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
  return []
}

function storedBy(storage: 'localStorage' | 'sessionStorage') {
  const uses = sources.flatMap(({ file, text }) => {
    const calls = [...text.matchAll(new RegExp(`${storage}\\s*\\??\\.\\s*(?:get|set|remove)Item\\(\\s*([^,)]+?)\\s*[,)]`, 'g'))]
    return calls.map((call) => ({ file, argument: call[1] ?? '', keys: keysBehind(call[1] ?? '', text) }))
  })
  const mentions = sources.flatMap(({ text }) => text.match(new RegExp(`\\b${storage}\\b`, 'g')) ?? []).length
  return { uses, mentions, keys: [...new Set(uses.flatMap(({ keys }) => keys))].sort() }
}

test.each([
  ['localStorage', 'local storage'],
  ['sessionStorage', 'session storage'],
] as const)('every key of %s stands on the cookies page, and none that is not used', (storage, kind) => {
  const { uses, mentions, keys } = storedBy(storage)
  expect(
    uses.filter((use) => use.keys.length === 0),
    'uses whose key cannot be told',
  ).toEqual([])
  expect(mentions, `uses of ${storage} in another way than by getItem, setItem and removeItem`).toBe(uses.length)
  expect(keys.length).toBeGreaterThan(1)
  expect(keys).toEqual([...listed(kind)].sort())
})

test('the web app sets no cookie and uses no other store of the browser', () => {
  const others = /document\.cookie|cookieStore|indexedDB|caches\.open|serviceWorker\.register|openDatabase/
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([])
})

test('the cookies of the server stand on the cookies page by their names', () => {
  const text = readFileSync(server, 'utf8')
  const session = /sessionCookieName[\s\S]*?\? '([^']+)' : '([^']+)'/.exec(text)?.slice(1)
  // The sign-in library names its other cookies itself; a prefix of ours or secure names would change what is listed.
  expect(text).not.toContain('cookiePrefix')
  expect(text).toContain('useSecureCookies: false')
  expect(text.match(/cookies: \{([^}]*)\}/)?.[1]).toMatch(/^ session_token: [^,]*$/)
  expect(listed('cookie')).toEqual([...(session ?? []), 'better-auth.state'])
})
