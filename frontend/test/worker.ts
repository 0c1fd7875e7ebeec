import { checkOrUnknown } from '@deepm/schema/rules/prompt-safety'

/** Stands for the one thread that the web app starts, which the test's DOM does not have: the same rules, answering later. */
export class RulesWorker extends EventTarget {
  postMessage(prompt: string): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(checkOrUnknown(prompt)) })))
  }

  terminate(): void {}
}
