import { readBuilt } from './dist.ts'

/** What differs between pages: their title and description, additions to the head, and the attributes and content of the root. */
export type PageParts = { title: string; description: string; head: string[]; root?: string; html: string }

const template = inlined(readBuilt('index.html'))

/** Returns the HTML of a page. */
export function fillTemplate({ title, description, head, root = '', html }: PageParts): string {
  const filled = [
    (text: string) => text.replace(/<title>.*?<\/title>/s, () => `<title>${asAttribute(title)}</title>`),
    (text: string) =>
      text.replace(
        /<meta\s+name="description".*?\/>/s,
        () => `<meta name="description" content="${asAttribute(description)}" />`,
      ),
    (text: string) => text.replace('</head>', () => `${head.join('\n    ')}\n  </head>`),
    (text: string) => text.replace('<div id="root"></div>', () => `<div id="root"${root}>${html}</div>`),
  ]
  return filled.reduce((text, change) => {
    const changed = change(text)
    if (changed === text) throw new Error('index.html lacks what a prerendered page needs to fill')
    return changed
  }, template)
}

/** Returns the template parts that all pages share. What the first paint needs is inlined, and no other script remains. */
function inlined(html: string): string {
  const steps: [RegExp, (...match: string[]) => string][] = [
    [/<script src="\/(color-mode\.js)"><\/script>/, (_tag, file) => `<script>${readBuilt(file ?? '').trim()}</script>`],
    [/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (_tag, file) => `<style>${readBuilt(file ?? '').trim()}</style>`],
    [/<script type="module"[^>]*><\/script>/, () => ''],
    [/\s*<link rel="modulepreload"[^>]*>/g, () => ''],
  ]
  return steps.reduce((text, [pattern, replace]) => {
    if (text.search(pattern) < 0) throw new Error(`the built index.html has nothing like ${pattern}`)
    return text.replace(pattern, replace)
  }, html)
}

/** Escapes a text for an attribute or an element. */
export function asAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
