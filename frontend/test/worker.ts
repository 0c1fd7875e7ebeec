import { checkOrUnknown } from '@deepm/schema/rules/prompt-safety'
import type { Answered, Asked } from '../src/features/practice/prompt-checker.ts'

/** Stands for the one thread that the web app starts, which the test's DOM does not have: the same rules, answering later. */
export class RulesWorker extends EventTarget {
  postMessage({ id, prompt }: Asked): void {
    setTimeout(() => {
      const data: Answered = structuredClone({ id, check: checkOrUnknown(prompt) })
      this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }

  terminate(): void {}
}
