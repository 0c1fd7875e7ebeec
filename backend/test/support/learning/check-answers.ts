import { type CheckItem, check as checkSchema } from '@deepm/schema/rules/learning/check'
import type { Academy, Browser, Json } from '../academy/academy.ts'
import { type Asked, answerItem, readCheck, signUp } from '../people/people.ts'

// Answers to the check for understanding of a lesson.

/** A lesson whose check has an item of every kind but matching. */
export const lessonId = 'one-problem-ten-ideas'
/** The first lesson of its folder, with five items. */
export const before = 'problem-detective'

/** Returns a learner who has completed the first lesson of its folder. */
export async function beginner(academy: Academy): Promise<{ browser: Browser; learnerId: string }> {
  const { browser, user } = await signUp(academy)
  await academy.db.lessonProgress.create({ data: { learnerId: user.id, lessonId: before, completedAt: new Date() } })
  return { browser, learnerId: user.id }
}

/** Returns the check of a lesson as its author wrote it. */
export async function authorOf(academy: Academy, id: string): Promise<CheckItem[]> {
  return checkSchema.parse((await academy.db.lesson.findUniqueOrThrow({ where: { id } })).check)
}

type Item = { asked: Asked; author: CheckItem; named: (text: string) => string }

/** Returns the first item of a kind as the browser receives it and as its author wrote it. */
export async function askedOf(academy: Academy, browser: Browser, wanted: CheckItem['kind'], id = lessonId): Promise<Item> {
  const asked = (await readCheck(browser, id)).find((item) => item.kind === wanted)
  const author = (await authorOf(academy, id)).find((item) => item.question === asked?.question)
  if (!asked || !author) throw new Error(`${id} has no item of the kind ${wanted}`)
  return { asked, author, named: (text) => asked.choices.find((choice) => choice.text === text)?.id ?? '' }
}

export async function give(
  browser: Browser,
  itemId: string,
  choices: string[],
  text?: string,
  mutation = answerItem,
): Promise<Json> {
  return (await browser.execute(mutation, { input: { itemId, choices, text } })).answerCheckItem
}
