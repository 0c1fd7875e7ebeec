import type { PromptReading } from './reading.ts'

const relatives =
  /\b(my (?:(?:best|little|big|old|great) )?(?:grandma|grandpa|grandad|granny|gran|nan|nana|mum|mom|dad|sister|brother|aunt|auntie|uncle|cousin|friend|teacher|coach|stepmum|stepdad))(?:'?s)?\b/

/** Returns a person that the prompt is about, such as "my little brother"; null without one. */
export function personIn({ text }: PromptReading): string | null {
  return relatives.exec(text)?.[1] ?? null
}
