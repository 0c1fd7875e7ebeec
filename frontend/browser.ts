import chromium from '@sparticuz/chromium'

/**
 * Returns the launch options for Chromium, with these switches added to the usual ones. Chromium is part of an npm package, so the
 * installation downloads nothing else.
 */
export async function chromiumOptions(...switches: string[]): Promise<{ executablePath: string; args: string[] }> {
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-gpu', ...switches],
  }
}
