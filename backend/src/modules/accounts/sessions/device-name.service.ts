/** The first match counts: newer browsers and systems include the names of older ones in their headers. */
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

/** Longer headers are mistakes or attacks. */
const maxHeaderLength = 512

/**
 * Returns browser and system of a `User-Agent` header, such as "Firefox on Windows". Leaves out versions and models:
 * they do not help people to find their device, and would identify it.
 *
 * @returns `null` when both are unknown
 */
export function deviceName(userAgent: string | null | undefined): string | null {
  const header = (userAgent ?? '').slice(0, maxHeaderLength)
  const browser = nameIn(browsers, header)
  const system = nameIn(systems, header)
  if (!browser && !system) return null
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}

function nameIn(names: [RegExp, string][], header: string): string | null {
  return names.find(([pattern]) => pattern.test(header))?.[1] ?? null
}
