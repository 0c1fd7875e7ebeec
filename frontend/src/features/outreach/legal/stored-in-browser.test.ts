import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Stored, storedInBrowser } from './stored-in-browser.ts'

// Searches the source for browser storage, so that the list on the cookies page is complete.

const frontend = path.resolve(import.meta.dirname, '../../../..')
const server = path.resolve(frontend, '../backend/src/modules/accounts/sessions/auth.service.ts')

const sources = ['src', 'public']
  .flatMap((folder) =>
    readdirSync(path.join(frontend, folder), { recursive: true, encoding: 'utf8' }).map((it) => `${folder}/${it}`),
  )
  .filter((file) => /\.(js|ts|tsx)$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(frontend, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }))
  // The legal pages only describe storage.
  .filter(({ file }) => !file.startsWith('src/features/outreach/legal/'))

const listed = (kind: Stored['kind']) => storedInBrowser.filter((it) => it.kind === kind).flatMap(({ keys }) => keys)

/** Resolves an argument of getItem, setItem or removeItem: a literal or a name defined in the same file. */
function keysBehind(argument: string, text: string): string[] {
  const literal = /^['"`]([^'"`$]+)['"`]$/.exec(argument)?.[1]
  if (literal) return [literal]
  const made = /^(\w+)\(/.exec(argument)?.[1]
  // For a key built by a one-line function, returns the prefix before the variable part.
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
] as const)('lists every key of %s on the cookies page, and no unused ones', (storage, kind) => {
  const { uses, mentions, keys } = storedBy(storage)
  expect(
    uses.filter((use) => use.keys.length === 0),
    'uses whose key cannot be told',
  ).toEqual([])
  expect(mentions, `uses of ${storage} in another way than by getItem, setItem and removeItem`).toBe(uses.length)
  expect(keys.length).toBeGreaterThan(1)
  expect(keys).toEqual([...listed(kind)].sort())
})

test('sets no cookie in the web app and uses no other browser storage', () => {
  const others = /document\.cookie|cookieStore|indexedDB|caches\.open|serviceWorker\.register|openDatabase/
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([])
})

test("lists the server's cookies on the cookies page", () => {
  const text = readFileSync(server, 'utf8')
  const session = /sessionCookieName[\s\S]*?\? '([^']+)' : '([^']+)'/.exec(text)?.slice(1)
  // The sign-in library names its other cookies; a prefix or secure names would change the list.
  expect(text).not.toContain('cookiePrefix')
  expect(text).toContain('useSecureCookies: false')
  expect(text.match(/cookies: \{([^}]*)\}/)?.[1]).toMatch(/^ session_token: [^,]*$/)
  expect(listed('cookie')).toEqual([...(session ?? []), 'better-auth.state'])
})
