/** The contents of a data export: texts, numbers, dates, lists and nested objects. */
type Value = unknown

const style = `body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #1d1b2e; background: #fdfaf4 }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 2rem 0 .5rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border: 1px solid #8d879c; padding: .4rem .6rem; text-align: left; vertical-align: top }
td, dd { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 6rem }
dt { font-weight: 700 } dd { margin: 0 0 .6rem } section section { margin-left: 1rem }
@media (prefers-color-scheme: dark) { body { color: #f4f0e6; background: #1d1b2e } }`

/** Renders the data of the JSON file as one HTML page without scripts, to read and print. */
export function dataPage(title: string, data: Record<string, Value>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${parts(data, 2)}
</body>
</html>
`
}

/** Renders plain values first, as a description list; then each nested object under its own heading. */
function parts(data: Record<string, Value>, depth: number): string {
  const entries = Object.entries(data)
  const plain = entries.filter(([, value]) => isPlain(value))
  const terms = plain.map(([name, value]) => `<dt>${escaped(words(name))}</dt><dd>${text(value)}</dd>`).join('\n')
  const nested = entries
    .filter(([, value]) => !isPlain(value))
    .map(([name, value]) => `<section>\n${heading(words(name), depth)}\n${block(value, depth + 1)}\n</section>`)
  return [...(terms ? [`<dl>\n${terms}\n</dl>`] : []), ...nested].join('\n')
}

function block(value: Value, depth: number): string {
  if (!Array.isArray(value)) return parts(value as Record<string, Value>, depth)
  if (value.length === 0) return '<p>Nothing.</p>'
  if (value.every(isPlain)) return `<ul>${value.map((it) => `<li>${text(it)}</li>`).join('')}</ul>`
  if (value.every(isRow)) return table(value as Record<string, Value>[])
  return value.map((it, index) => `<section>\n${heading(`${index + 1}`, depth)}\n${block(it, depth + 1)}\n</section>`).join('\n')
}

function table(rows: Record<string, Value>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const head = names.map((name) => `<th scope="col">${escaped(words(name))}</th>`).join('')
  const body = rows.map((row) => `<tr>${names.map((name) => `<td>${text(row[name])}</td>`).join('')}</tr>`)
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`
}

function heading(name: string, depth: number): string {
  const level = Math.min(depth, 6)
  return `<h${level}>${escaped(name)}</h${level}>`
}

function isPlain(value: Value): boolean {
  return value === null || typeof value !== 'object' || value instanceof Date
}

function isRow(value: Value): boolean {
  return !isPlain(value) && !Array.isArray(value) && Object.values(value as object).every(isPlain)
}

/** Returns a label: `questionsToParents` becomes “Questions to parents”. */
function words(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A picture of the lab, as a URL with its bytes. */
const isPicture = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z\d+/]+=*$/

function text(value: Value): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' && isPicture.test(value)) return `<img src="${value}" alt="Picture" width="320">`
  return escaped(value instanceof Date ? value.toISOString() : String(value))
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
