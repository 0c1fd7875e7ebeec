// The last step of the build: writes the public pages and the skeletons of signed-in screens to dist/pages, and a compressed copy of
// every file.

import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressFiles } from './compress.ts'
import { dist, readBuilt } from './dist.ts'
import { publicScript, type Screen, screenScripts } from './scripts.ts'
import { asAttribute, fillTemplate } from './template.ts'

type PublicPage = { path: string; title: string; description: string }
/** `chunk` is the file of the page component, without its ending; `canonical` is the URL for search engines. */
type BuiltPage = PublicPage & { chunk: string; canonical: string }
/** A page for the server. Only pages with a canonical URL are for search engines. */
type WrittenPage = { path: string; file: string; plainFile?: string; canonical?: string }
type Prerender = {
  publicPages: PublicPage[]
  lessonPlanPages: PublicPage[]
  screenPaths: string[]
  signedInScreens: () => Promise<(PublicPage & Screen)[]>
  /** Renders a page with or without marketing samples. */
  render: (path: string, hasSamples: boolean) => Promise<{ html: string; styles: string }>
}

const { publicPages, lessonPlanPages, screenPaths, signedInScreens, render }: Prerender = await import(
  path.resolve(import.meta.dirname, '../.prerender/prerender.js')
)

// The two font files that every page needs. Others are loaded when a character needs them.
const fontLinks = readdirSync(path.join(dist, 'assets'))
  .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}" />`)

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
  const file = `${page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')}.html`
  const plainFile = `plain-${file}`
  const withSamples = await render(page.path, true)
  const plain = await render(page.path, false)
  const differs = plain.html !== withSamples.html
  write(file, publicHtml(page, withSamples))
  if (differs) write(plainFile, publicHtml(page, plain))
  written.push({ path: page.path, canonical: page.canonical, file, ...(differs && { plainFile }) })
}
for (const page of await signedInScreens()) {
  const file = `screen${page.path.replaceAll(/[/:]+/g, '-')}.html`
  const { html, styles } = await render(page.path, false)
  // Without preloads of fonts: on a slow connection they would delay the app, and the text is readable without them.
  write(file, fillTemplate({ ...page, head: [styles, ...screenScripts(page)], root: ' data-skeleton', html }))
  written.push({ path: page.path, file })
}
writeFileSync(path.join(dist, 'pages.json'), JSON.stringify(written))
// The server returns 404 for every other path.
writeFileSync(path.join(dist, 'screens.json'), JSON.stringify(screenPaths))
// The fallback page preloads the fonts, too. Without this, they would load after the first screen and cause a layout shift.
const fallback = readBuilt('index.html').replace('</head>', () => `  ${fontLinks.join('\n    ')}\n  </head>`)
writeFileSync(path.join(dist, 'index.html'), fallback)
await compressFiles(dist)
// The server reads this file and does not serve it.
copyFileSync(path.join(import.meta.dirname, '../src/generated/operations.json'), path.join(dist, 'operations.json'))

function write(file: string, html: string): void {
  writeFileSync(path.join(dist, 'pages', file), html)
}

/** Returns the HTML of a public page. The server replaces `__ORIGIN__` with the origin of the academy. */
function publicHtml(page: BuiltPage, { html, styles }: { html: string; styles: string }): string {
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
    ...fontLinks,
    styles,
    publicScript(page.chunk),
  ]
  return fillTemplate({ ...page, head, html })
}
