import type { Academy, Browser, Json } from '../academy/academy.ts'
import { mailedToken, signUp, signupForm } from './people.ts'

// Requests to erase an account.

const failure = '__typename ... on Error { code message }'

export async function requestErasure(browser: Browser): Promise<Json> {
  const query = `mutation { requestErasure { ${failure} ... on User { erasureOpenUntil } } }`
  return (await browser.execute(query)).requestErasure
}

/** Returns `DonePayload` or the code of an error. */
export async function answerErasure(browser: Browser, token: string, erase = true): Promise<string> {
  const query = `mutation ($token: String!, $erase: Boolean!) { answerErasure(token: $token, erase: $erase) { ${failure} } }`
  const { answerErasure: result } = await browser.execute(query, { token, erase })
  return result.code ?? result.__typename
}

/** Returns what the page behind the mailed link shows. */
export async function erasureQuestion(browser: Browser, token: string): Promise<Json> {
  const query = `query ($token: String!) {
    erasureQuestion(token: $token) { ${failure} ... on ErasureQuestion { firstName isLearner isChild isViewer isErased } }
  }`
  return (await browser.execute(query, { token })).erasureQuestion
}

/** Returns every row of every table as text, except counters and the last mail to an erased person. */
export async function everyRow({ database }: Academy): Promise<Map<string, string[]>> {
  const tables = await database.query(`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%' ORDER BY 1`)
  const rows = new Map<string, string[]>()
  for (const name of tables.map((it) => String(it['name']))) {
    const but = name === 'RateLimit' ? 'false' : name === 'OutboxMail' ? `kind <> 'erased'` : 'true'
    const found = await database.query(`SELECT row_to_json(t)::text AS row FROM "${name}" t WHERE ${but} ORDER BY 1`)
    rows.set(
      name,
      found.map((it) => String(it['row'])),
    )
  }
  return rows
}

/** Returns the rows that contain a text, from every table. */
export async function mentions(academy: Academy, text: string): Promise<string[]> {
  const counters = await academy.database.query('SELECT row_to_json(t)::text AS row FROM "RateLimit" t')
  const all = [...(await everyRow(academy)), ['RateLimit', counters.map((it) => String(it['row']))] as const]
  return all.flatMap(([name, rows]) => rows.filter((row) => row.includes(text)).map((row) => `${name}: ${row}`))
}

export function erasureToken(academy: Academy, email: unknown): Promise<string> {
  return mailedToken(academy, 'erasure', String(email))
}

export async function exists({ db }: Academy, id: string): Promise<boolean> {
  return (await db.user.count({ where: { id } })) === 1
}

/** Returns the emails that confirm an erasure to this address. */
export function erasedMails({ db }: Academy, recipient: unknown) {
  return db.outboxMail.findMany({ where: { kind: 'erased', recipient: String(recipient) } })
}

/** Returns an owner of an account who requested its erasure. */
export async function asker(academy: Academy, form = signupForm()) {
  const person = await signUp(academy, form)
  await requestErasure(person.browser)
  return { ...person, form, token: await erasureToken(academy, form['email']) }
}
