import { headingOf } from '../lesson-parts.ts'
import { type NotesBlock, notesBlocks } from '../notes.ts'
import { cutUnits, markdownOf, maxStepWords, minStepWords, type Passage, passagesOf, type Unit, wordsIn } from './cut-notes.ts'
import { placeQuestions } from './place-questions.ts'
import { countWords } from './sentences.ts'
import type { LessonStep, NotesStep, Question, TextStep } from './step.ts'

type Lesson = {
  content: string
  videoUrl: string | null
  practicePrompt: string | null
  easier: string
  stretch: string
  check: readonly Question[]
}

/** A text with more words before something to do is a step of its own. */
const maxIntroWords = { experiment: 45, activity: 45, code: 60, explainer: 45, question: 30 }
/** The same for a list with the line before it, which often says what to do in the machine below it. */
const maxListWords = 90

/**
 * Cuts a lesson into steps: the start, the notes with what is to be done in them, the practice and the end. Questions without a directive
 * follow the text that they share most words with. The same lesson always has the same steps.
 */
export function lessonSteps(lesson: Lesson): LessonStep[] {
  const notes = placeQuestions(notesSteps(lesson.content, new Set(lesson.check.map(({ id }) => id))), lesson.check)
  const steps: LessonStep[] = [{ kind: 'start', part: notes[0]?.part ?? '' }]
  if (lesson.videoUrl) steps.push({ kind: 'video', part: notes[0]?.part ?? '' })
  const afterPractice = notes.findLastIndex(({ part }) => part === 'Practice') + 1 || notes.length
  steps.push(...notes.slice(0, afterPractice))
  if (lesson.practicePrompt || lesson.easier || lesson.stretch)
    steps.push({ kind: 'practice', part: notes[afterPractice - 1]?.part ?? '' })
  steps.push(...notes.slice(afterPractice), { kind: 'end', part: notes.at(-1)?.part ?? '' })
  return steps
}

/** Cuts the notes into steps, with questions, experiments, activities and programs at their places. */
function notesSteps(content: string, questions: ReadonlySet<string>): NotesStep[] {
  const steps: NotesStep[] = []
  let place = { part: '', title: '' }
  let isFirst = true
  const push = (units: readonly Unit[]) => {
    steps.push({ kind: 'text', ...place, isFirst, text: markdownOf(units) })
    isFirst = false
  }
  const blocks = notesBlocks(content)
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'question' && !questions.has(block.id)) continue
    if (block.kind !== 'text') {
      // A text above a new heading does not introduce what is below it.
      const intro = isFirst ? null : takeIntro(steps, maxIntroWords[block.kind])
      steps.push({ ...block, ...place, isFirst: intro?.isFirst ?? isFirst, text: intro?.text ?? '' })
      isFirst = false
    } else {
      const maxIntro = introWordsFor(blocks[index + 1])
      const passages = joinShort(passagesOf(block.text), maxIntro > 0)
      for (const [at, passage] of passages.entries()) {
        if (passage.level > 0) {
          place = placeOf(passage, place.part)
          isFirst = true
        }
        const intro = at === passages.length - 1 ? introOf(passage.units, maxIntro) : []
        for (const units of cutUnits(passage.units.slice(0, passage.units.length - intro.length))) push(units)
        if (intro.length > 0) push(intro)
      }
    }
  }
  return steps
}

/** Returns the number of words that an introduction of a block may have; 0 if it has none. */
function introWordsFor(block: NotesBlock | undefined): number {
  return !block || block.kind === 'text' ? 0 : maxIntroWords[block.kind]
}

/**
 * Returns the last paragraph, or the last list with the line before it, with its heading if it is short enough for an introduction. A
 * list is never divided, because its items are often what to do in the machine below.
 */
function introOf(units: readonly Unit[], maxWords: number): Unit[] {
  const last = units.at(-1)
  if (!last || maxWords === 0 || last.joint === ' ') return []
  const end = units.length - 1
  const first = last.isItem ? units.findLastIndex(({ isItem }) => !isItem) : end
  if (wordsIn(units.slice(Math.max(first, 0))) > limitFor(last.isItem, maxWords)) return []
  const from = units[first - 1]?.text.startsWith('#') ? first - 1 : first
  return units.slice(Math.max(from, 0))
}

function limitFor(isList: boolean, maxWords: number): number {
  return isList ? Math.max(maxWords, maxListWords) : maxWords
}

/** Removes the last step if it is a text that is short enough for an introduction, and returns it. */
function takeIntro(steps: NotesStep[], maxWords: number): TextStep | null {
  const last = steps.at(-1)
  if (last?.kind !== 'text' || countWords(last.text) > limitFor(/^- /m.test(last.text), maxWords)) return null
  steps.pop()
  return last
}

/** A heading without a part belongs to the part before it. */
function placeOf({ level, heading }: Passage, before: string): { part: string; title: string } {
  if (level > 2) return { part: before, title: heading }
  const { part, title } = headingOf(heading)
  return { part: part ?? before, title: title || (part ?? '') }
}

/**
 * Appends short passages with their headings to the passage before them, so that no step is a lone line. The last passage can introduce
 * what follows, and then it keeps its heading.
 */
function joinShort(passages: readonly Passage[], isIntro: boolean): Passage[] {
  const joined: Passage[] = []
  for (const [index, passage] of passages.entries()) {
    const before = joined.at(-1)
    const words = wordsIn(passage.units)
    const wordsBefore = before ? wordsIn(before.units) : 0
    const isShort = Math.min(words, wordsBefore) < minStepWords && words + wordsBefore <= maxStepWords
    const isKept = isIntro && index === passages.length - 1
    if (before && !beginsPart(passage) && (wordsBefore === 0 || (isShort && !isKept))) {
      const heading: Unit = { text: `### ${passage.heading}`, words: 0, isItem: false, joint: '\n\n' }
      joined[joined.length - 1] = { ...before, units: [...before.units, heading, ...passage.units] }
    } else joined.push(passage)
  }
  return joined
}

function beginsPart({ level, heading }: Passage): boolean {
  return level <= 2 && headingOf(heading).part !== null
}
