import { personalNames } from '@deepm/schema/rules/personal-data'
import { checkOrUnknown } from '@deepm/schema/rules/prompt-safety'

/** Stands for the threads that the web app starts, which the test's DOM does not have: the same rules, answering later. */
export class RulesWorker extends EventTarget {
  private readonly read: (text: string) => unknown

  constructor(url: URL) {
    super()
    this.read = url.pathname.includes('personal-check') ? personalNames : checkOrUnknown
  }

  postMessage(prompt: string): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(this.read(prompt)) })))
  }

  terminate(): void {}
}
