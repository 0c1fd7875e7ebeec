// The last step of the build: writes the public pages to dist/pages and a compressed copy of every file.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

type PublicPage = { path: string; title: string; description: string }
/** `chunk` is the file of the page component, without its ending; `canonical` is the URL for search engines. */
type BuiltPage = PublicPage & { chunk: string; canonical: string }
type WrittenPage = BuiltPage & { file: string; plainFile?: string }
type Rendered = { html: string; styles: string }
type Prerender = {
  publicPages: PublicPage[]
  lessonPlanPages: PublicPage[]
  screenPaths: string[]
  /** Renders a page with or without marketing samples. */
  render: (path: string, hasSamples: boolean) => Promise<Rendered>
}
/** Part of Vite's manifest: the built file of each module. */
type Manifest = Record<string, { file: string; imports?: string[] }>

const dist = path.resolve(import.meta.dirname, 'dist')
const { publicPages, lessonPlanPages, screenPaths, render }: Prerender = await import(
  path.resolve(import.meta.dirname, '.prerender/prerender.js')
)
const template = inlined(readFileSync(path.join(dist, 'index.html'), 'utf8'))
const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))

// The two font files that every page needs. Others are loaded when a character needs them.
const fonts = readdirSync(path.join(dist, 'assets'))
  .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
  .map((file) => `assets/${file}`)

const fontLinks = fonts
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`)
  .join('\n    ')

mkdirSync(path.join(dist, 'pages'), { recursive: true })
const landing = publicPages[0]
if (!landing) throw new Error('there are no public pages')
// The landing page has two URLs. Each has its own file, because generated ids depend on the route.
const pages: BuiltPage[] = [
  { ...landing, path: '/', canonical: landing.path, chunk: 'landing-page' },
  ...publicPages.map((page) => ({ ...page, canonical: page.path, chunk: `${page.path.slice(1)}-page` })),
  ...lessonPlanPages.map((page) => ({ ...page, canonical: page.path, chunk: 'lesson-plan-page' })),
]
const written: WrittenPage[] = []
for (const page of pages) {
  const file = fileOf(page.path)
  const plainFile = `plain-${file}`
  const withSamples = await render(page.path, true)
  const plain = await render(page.path, false)
  const differs = plain.html !== withSamples.html
  write(page, file, withSamples)
  if (differs) write(page, plainFile, plain)
  written.push({ ...page, file, ...(differs && { plainFile }) })
}
writeFileSync(path.join(dist, 'pages.json'), JSON.stringify(written))
// The server returns 404 for every other path.
writeFileSync(path.join(dist, 'screens.json'), JSON.stringify(screenPaths))
// The fallback page preloads the same fonts. Without this, they would load after the first screen and cause a layout shift.
const index = path.join(dist, 'index.html')
writeFileSync(
  index,
  readFileSync(index, 'utf8').replace('</head>', () => `  ${fontLinks}\n  </head>`),
)
await compress(dist)
// The server reads this file and does not serve it.
copyFileSync(path.join(import.meta.dirname, 'src/generated/operations.json'), path.join(dist, 'operations.json'))

function write(page: BuiltPage, file: string, { html, styles }: Rendered): void {
  writeFileSync(path.join(dist, 'pages', file), fill(page, html, styles))
}

function fileOf(address: string): string {
  return `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.html`
}

/** Returns the template parts that all pages share. What the first paint needs is inlined, and no other script remains. */
function inlined(html: string): string {
  const steps: [RegExp, (...match: string[]) => string][] = [
    [/<script src="\/(color-mode\.js)"><\/script>/, (_tag, file) => `<script>${read(file)}</script>`],
    [/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (_tag, file) => `<style>${read(file)}</style>`],
    [/<script type="module"[^>]*><\/script>/, () => ''],
    [/\s*<link rel="modulepreload"[^>]*>/g, () => ''],
  ]
  return steps.reduce((text, [pattern, replace]) => {
    if (text.search(pattern) < 0) throw new Error(`the built index.html has nothing like ${pattern}`)
    return text.replace(pattern, replace)
  }, html)
}

function read(file: string | undefined): string {
  return readFileSync(path.join(dist, file ?? ''), 'utf8').trim()
}

/** Returns the template with the head and body of this page. The server replaces `__ORIGIN__` with the origin of the academy. */
function fill(page: BuiltPage, html: string, styles: string): string {
  const url = `__ORIGIN__${page.canonical}`
  const head = [
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="DEEPM Academy" />`,
    `<meta property="og:title" content="${asAttribute(page.title)}" />`,
    `<meta property="og:description" content="${asAttribute(page.description)}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="__ORIGIN__/social-preview.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:image:alt" content="A lighthouse with friendly animals, and the name DEEPM Academy" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    fontLinks,
    styles,
    start(page.chunk),
  ]
  const filled = [
    (text: string) => text.replace(/<title>.*?<\/title>/s, () => `<title>${asAttribute(page.title)}</title>`),
    (text: string) =>
      text.replace(
        /<meta\s+name="description".*?\/>/s,
        () => `<meta name="description" content="${asAttribute(page.description)}" />`,
      ),
    (text: string) => text.replace('</head>', () => `${head.join('\n    ')}\n  </head>`),
    (text: string) => text.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
  ]
  return filled.reduce((text, change) => {
    const changed = change(text)
    if (changed === text) throw new Error('index.html lacks what a prerendered page needs to fill')
    return changed
  }, template)
}

/**
 * Returns the script that loads the app. It preloads the chunks of this page in parallel, so that the browser does not discover them one by
 * one.
 */
function start(chunk: string): string {
  const app = manifest['index.html']
  const page = manifest[`src/app/pages/public/${chunk}.tsx`]
  if (!app || !page) throw new Error(`no chunk was built for ${chunk}`)
  const filesOf = ({ imports = [] }: { imports?: string[] }) => imports.flatMap((name) => manifest[name]?.file ?? [])
  const parts = filesOf(app)
  const modules = new Set([page.file, ...parts, ...filesOf(page)])
  modules.delete(app.file)
  const addresses = (files: Iterable<string>) => JSON.stringify(Array.from(files, (file) => `/${file}`))
  const script = readFileSync(path.join(import.meta.dirname, 'page-start.js'), 'utf8')
  const filled = script
    .replace('__ENTRY__', () => JSON.stringify(`/${app.file}`))
    .replace('__PARTS__', () => addresses(parts))
    .replace('__MODULES__', () => addresses(modules))
  return `<script>${filled.trim()}</script>`
}

function asAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** Compresses text files once at build time instead of at every request. */
async function compress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(js|css|svg|json|vtt|webmanifest)$/.test(file) && !file.startsWith('.vite'),
  )
  for (const file of files) {
    const whole = readFileSync(path.join(folder, file))
    const small = await brotli(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
    if (small.length < whole.length) writeFileSync(path.join(folder, `${file}.br`), small)
  }
}
