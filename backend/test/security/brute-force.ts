import type { Academy, Browser, Json } from '../support/academy/academy.ts'
import { type Asked, readCheck } from '../support/people/people.ts'

// A client that knows no answers and tries to complete lessons, learning from every response to its tries.

export const completeOne = `mutation ($id: ID!) { completeLesson(lessonId: $id) { __typename ... on Error { code } } }`

export const tryItem = `mutation ($input: CheckAnswerInput!) { answerCheckItem(input: $input) {
  __typename ... on Error { code message } ... on NoTriesLeftError { until }
  ... on AnswerCheckItemPayload {
    item { triesLeft answer { isCorrect withHelp attempts marks feedback { about } } explanation { choices text feedback { about text } } }
    lesson { checkStatus { correct withHelp isPassed } } } } }`

type Guess = { choices: string[]; text: string }
type Known = { tried: string[][]; wrong: Set<string>; answer: Json; explanation: Guess | null }

/** Returns unlocked lessons of paths and courses that are not completed. */
export async function openLessons(browser: Browser): Promise<string[]> {
  const { personas, courses } = await browser.execute(
    `{ personas { folders { lessons { id isLocked isCompleted } } } courses { lessons { id isLocked isCompleted } } }`,
  )
  const lessons = [
    ...personas.flatMap((it: Json) => it.folders.flatMap((folder: Json) => folder.lessons)),
    ...courses.flatMap((it: Json) => it.lessons),
  ]
  return lessons.filter((it: Json) => !it.isLocked && !it.isCompleted).map((it: Json) => it.id)
}

/** Tries every lesson for 24 hours, each hour in another time zone. Returns the number of graded tries. */
export async function bruteForce(academy: Academy, browser: Browser, userId: string, start: Date): Promise<number> {
  const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York']
  const known = new Map<string, Known>()
  let graded = 0
  for (let hour = 0; hour < 24; hour += 1) {
    academy.setClock(new Date(start.getTime() + hour * 3_600_000))
    await academy.db.user.update({ where: { id: userId }, data: { timeZone: zones[hour % zones.length] ?? 'UTC' } })
    graded += await tryLessons(academy, browser, known)
  }
  return graded
}

async function tryLessons(academy: Academy, browser: Browser, known: Map<string, Known>): Promise<number> {
  let graded = 0
  for (;;) {
    const checks = []
    for (const id of await openLessons(browser)) checks.push({ id, items: await readCheck(browser, id) })
    // The cheapest lesson goes first.
    const costs = checks.map((it) => ({ ...it, cost: it.items.reduce((sum, item) => sum + costOf(item, known.get(item.id)), 0) }))
    const lesson = costs.toSorted((one, other) => one.cost - other.cost)[0]
    if (!lesson) return graded
    let isDone = false
    for (const item of lesson.items.toSorted(
      (one, other) => costOf(one, known.get(one.id)) - costOf(other, known.get(other.id)),
    )) {
      const tries = await tryUntilRight(academy, browser, item, known)
      graded += tries
      let { completeLesson } = await browser.execute(completeOne, { id: lesson.id })
      if (completeLesson.code === 'RATE_LIMITED') {
        academy.passDays(1 / 1440)
        completeLesson = (await browser.execute(completeOne, { id: lesson.id })).completeLesson
      }
      isDone = completeLesson.__typename === 'CompleteLessonPayload'
      if (isDone) break
      if (!known.get(item.id)?.answer?.isCorrect) return graded
    }
    if (!isDone) return graded
  }
}

async function tryUntilRight(academy: Academy, browser: Browser, item: Asked, known: Map<string, Known>): Promise<number> {
  const facts = known.get(item.id) ?? { tried: [], wrong: new Set<string>(), answer: null, explanation: null }
  known.set(item.id, facts)
  for (let tries = 0; ; ) {
    if (facts.answer?.isCorrect) return tries
    const guess = facts.explanation ?? nextGuess(item, facts)
    const { answerCheckItem } = await browser.execute(tryItem, { input: { itemId: item.id, ...guess } })
    if (answerCheckItem.code === 'RATE_LIMITED') {
      academy.passDays(1 / 1440)
      continue
    }
    if (!answerCheckItem.item) return tries
    tries += 1
    const { answer, explanation } = answerCheckItem.item
    facts.tried.push(guess.choices)
    facts.answer = answer
    facts.explanation = explanation && { choices: explanation.choices, text: explanation.text }
    for (const { about } of answer.isCorrect ? [] : answer.feedback) if (about) facts.wrong.add(about)
  }
}

/** Returns the average number of wrong tries an item takes. */
function costOf(item: Asked, facts: Known | undefined): number {
  if (facts?.answer?.isCorrect || facts?.explanation) return 0
  if (item.kind === 'single') return (item.choices.length - 1) / 2
  return item.kind === 'several' ? 1 : 3
}

function nextGuess(item: Asked, { tried, wrong, answer }: Pick<Known, 'tried' | 'wrong' | 'answer'>): Guess {
  const ids = item.choices.map(({ id }) => id)
  switch (item.kind) {
    case 'short':
      return { choices: [], text: 'idea' }
    case 'single':
      return { choices: ids.filter((id) => !wrong.has(id)).slice(0, 1), text: '' }
    case 'several':
      // Starts with all options, since the feedback then names the wrong ones.
      return { choices: ids.filter((id) => !wrong.has(id)), text: '' }
    default:
      return { choices: nextOrder(ids, tried, answer?.marks ?? []), text: '' }
  }
}

/** Returns an untried order that keeps the positions known to be correct. */
function nextOrder(ids: string[], tried: string[][], marks: boolean[]): string[] {
  const last = tried.at(-1) ?? ids
  if (tried.length === 0) return ids
  const places = last.flatMap((_, place) => (marks[place] ? [] : [place]))
  const moved = permutations(places.map((place) => last[place] ?? ''))
  const orders = moved.map((order) => last.map((id, place) => (marks[place] ? id : (order[places.indexOf(place)] ?? id))))
  return orders.find((order) => !tried.some((it) => it.join() === order.join())) ?? last
}

function permutations(ids: string[]): string[][] {
  if (ids.length <= 1) return [ids]
  return ids.flatMap((id, index) => permutations(ids.toSpliced(index, 1)).map((rest) => [id, ...rest]))
}
