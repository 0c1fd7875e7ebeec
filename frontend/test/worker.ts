import { personalDataNames } from '@deepm/schema/rules/safety/personal-data/personal-data'
import { checkOrUnknown } from '@deepm/schema/rules/safety/prompt-safety'

const personalCheck = (text: string) => ({ text, names: personalDataNames(text) })

/** Replaces the workers of the web app, which the test DOM does not have. It runs the same rules asynchronously. */
export class RulesWorker extends EventTarget {
  private readonly read: (text: string) => unknown

  constructor(url: URL) {
    super()
    this.read = url.pathname.includes('personal-check') ? personalCheck : checkOrUnknown
  }

  postMessage(prompt: string): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(this.read(prompt)) })))
  }

  terminate(): void {}
}
