import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { megabytes } from '../../release/unused-files.ts'
import { readContent } from '../../src/seed/content.ts'
import { kinds } from '../support/academy/academy.ts'
import { emptyFolder, removeAll, serverData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { Visitor } from '../support/load/visitor.ts'
import { signupForm } from '../support/people/people.ts'

const backend = path.resolve(import.meta.dirname, '../..')
const maxMegabytes = 350

const target = mkdtempSync(path.join(tmpdir(), 'deepm-release-'))
let release = ''

beforeAll(() => {
  execFileSync(process.execPath, ['release/main.ts', '--to', target, '--no-archive'], { cwd: backend, stdio: 'inherit' })
  release = path.join(target, readdirSync(target)[0] as string)
})
afterAll(async () => {
  await endAll()
  await removeAll()
  rmSync(target, { recursive: true, force: true })
})

it(`is at most ${maxMegabytes} MB, with Node and without development dependencies`, () => {
  expect(megabytes(release)).toBeLessThan(maxMegabytes)
  expect(readFileSync(path.join(release, 'VERSION'), 'utf8')).toMatch(/^\d+\.\d+\.\d+(\+[0-9a-f]{8})?\n$/)
  const present = (name: string) => existsSync(path.join(release, 'node_modules', name))
  expect(['.bin/node', '@prisma/client', '@electric-sql/pglite', '@deepm/schema/rules'].filter((name) => !present(name))).toEqual(
    [],
  )
  expect(['vitest', 'typescript', 'turbo', 'vite', 'prisma', 'jsdom', 'react', 'playwright'].filter(present)).toEqual([])
  expect(process.version).toBe(
    execFileSync(path.join(release, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' }).trim(),
  )
})

it('installs exactly the versions of the lock file of the repository', () => {
  const packagesOf = (dir: string) =>
    JSON.parse(readFileSync(path.join(dir, 'package-lock.json'), 'utf8')).packages as Record<string, { version?: string }>
  const tested = packagesOf(path.dirname(backend))
  const shipped = Object.entries(packagesOf(release)).filter(([name]) => name.includes('node_modules/'))
  expect(shipped.length).toBeGreaterThan(200)
  expect(shipped.filter(([name, { version }]) => tested[name]?.version !== version)).toEqual([])
})

it('has a command for each script of the server, which works in any folder', () => {
  const help = execFileSync(path.join(release, 'academy'), ['--help'], {
    cwd: tmpdir(),
    env: { PATH: '/usr/bin:/bin' },
    encoding: 'utf8',
  })
  expect(help).toMatch(/Usage: .*[\s\S]*\bdoctor\b/)
})

/** Loads the code of payments and AI models, whose servers do not answer. */
const withAdapters = {
  STRIPE_SECRET_KEY: 'sk_test_unused',
  STRIPE_WEBHOOK_SECRET: 'whsec_unused',
  STRIPE_BASE_URL: 'http://127.0.0.1:9',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  LAB_CHATGPT_MODEL: 'openai:unused',
  ANTHROPIC_API_KEY: 'unused',
}

/** The real server in the folder of the release, without the repository's Node in the path. */
async function startRelease(env: Record<string, string>): Promise<AcademyProcess> {
  return AcademyProcess.start({ ...env, PATH: '/usr/bin:/bin' }, { file: './start', args: [], cwd: release })
}

const operations = () =>
  Object.entries<string>(JSON.parse(readFileSync(path.join(release, 'frontend/dist/operations.json'), 'utf8')))

/** Sends an operation as the built web app does. */
async function run(visitor: Visitor, name: string, variables: object) {
  const [hash] = operations().find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`, 'm').test(text)) ?? []
  const { status, body } = await visitor.ask('POST', '/graphql', {
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  })
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined })
  return body.data
}

describe.each(kinds)('the release on an empty %s database', (kind) => {
  let academy: AcademyProcess
  let visitor: Visitor
  beforeAll(async () => {
    // With PostgreSQL as on a server; with the embedded database as for a trial.
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://academy.example.org', ...withAdapters }
    const env = kind === 'server' ? { ...(await serverData(emptyFolder(), '')).env, ...production } : { DATA_DIR: emptyFolder() }
    academy = await startRelease(env)
    visitor = new Visitor(academy.url)
  })

  it('serves the landing page with its scripts, and says that it is ready', async () => {
    expect((await visitor.ask('GET', '/api/ready')).status).toBe(200)
    const { status, body } = await visitor.ask('GET', '/')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1/)
    const assets = new Set(String(body).match(/\/assets\/[\w.-]+/g))
    expect([...assets].some((asset) => asset.endsWith('.js'))).toBe(true)
    for (const asset of assets)
      expect({ asset, status: (await visitor.ask('GET', asset)).status }).toEqual({ asset, status: 200 })
  })

  it('sends videos in ranges, and the documents of the API', async () => {
    const folder = 'frontend/dist/videos/explainers'
    const videos = readdirSync(path.join(release, folder)).filter((name) => name.endsWith('.mp4'))
    expect(videos.length).toBeGreaterThan(30)
    const video = await visitor.ask('GET', `/videos/explainers/${videos[0]}`, undefined, { range: 'bytes=0-99' })
    expect({ status: video.status, type: video.headers['content-type'] }).toEqual({ status: 206, type: 'video/mp4' })
    expect((await visitor.ask('GET', '/api/docs/json')).body.openapi).toMatch(/^3/)
  })

  it('signs up a learner, who opens a lesson', async () => {
    expect((await visitor.ask('POST', '/api/signup', signupForm())).status).toBe(201)
    const id = readContent().paths[0]?.folders[0]?.lessons[0]?.id
    const { lesson } = await run(visitor, 'LessonPage', { id })
    expect(lesson).toMatchObject({ id, title: expect.any(String) })
  })

  it.runIf(kind === 'embedded')('answers a prompt of the demo learner, and prints a report for the demo parent', async () => {
    const demo = async (username: string) => {
      const browser = new Visitor(academy.url)
      await run(browser, 'DemoSignIn', { username, password: 'any' })
      return browser
    }
    const { sendPrompt } = await run(await demo('robin'), 'SendPrompt', {
      input: { toolType: 'chatgpt', prompt: 'Explain to me why the sky is blue, in three short sentences.' },
    })
    expect(sendPrompt).toMatchObject({ __typename: 'Interaction', safetyLevel: 'safe', response: expect.any(String) })
    const parent = await demo('parent')
    const [child] = (await parent.ask('GET', '/api/parent/children')).body
    const { status, body } = await parent.ask('GET', `/api/parent/report.pdf?child=${child.id}`)
    expect({ status, starts: String(body).slice(0, 5) }).toEqual({ status: 200, starts: '%PDF-' })
  })

  it('ends with 0 on SIGTERM, so signals reach Node', async () => {
    expect(await academy.end('SIGTERM')).toBe(0)
  })
})
