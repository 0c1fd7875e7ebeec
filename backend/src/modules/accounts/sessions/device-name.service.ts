/** The first that matches counts: later browsers and systems carry the names of earlier ones in their headers. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Headers are longer only by mistake or on purpose. */
const longestHeader = 512

/**
 * Browser and system of a `User-Agent` header in words, as in "Firefox on Windows". Versions and models are left out: they are of no use
 * to somebody who looks for a device of theirs, and would tell devices apart.
 *
 * @returns `null` when neither is known
 */
export function deviceName(userAgent: string | null | undefined): string | null {
  const header = (userAgent ?? '').slice(0, longestHeader)
  const browser = nameIn(browsers, header)
  const system = nameIn(systems, header)
  if (!browser && !system) return null
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}

function nameIn(names: [RegExp, string][], header: string): string | null {
  return names.find(([pattern]) => pattern.test(header))?.[1] ?? null
}
