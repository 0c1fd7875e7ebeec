import chromium from '@sparticuz/chromium'

/** How Chromium is started, with these switches beside the usual ones. It comes inside an npm package, so nothing is downloaded beside the install. */
export async function chromiumOptions(...switches: string[]): Promise<{ executablePath: string; args: string[] }> {
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-gpu', ...switches],
  }
}
