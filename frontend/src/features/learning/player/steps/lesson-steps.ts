import { notesBlocks } from '@deepm/schema/rules/learning/notes'
import { cutUnits, markdownOf, maxStepWords, minStepWords, type Passage, passagesOf, type Unit, wordsIn } from './cut-notes.ts'
import { placeQuestions } from './place-questions.ts'
import { countWords } from './sentences.ts'
import type { LessonStep, NotesStep, Question } from './step.ts'

const partName = /^(Discover|Engage|Evaluate|Practice|Master)\b[:\s]*(.*)$/

type Lesson = {
  content: string
  videoUrl: string | null
  practicePrompt: string | null
  easier: string
  stretch: string
  check: readonly Question[]
}

/** An introduction of an experiment with more words is a step of its own. */
const maxIntroWords = 45

/**
 * Cuts a lesson into steps: the start, the notes with experiments and questions, the practice and the end. Questions without a directive
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

/** Cuts the notes into steps, with experiments and questions at their directives. */
function notesSteps(content: string, questions: ReadonlySet<string>): NotesStep[] {
  const steps: NotesStep[] = []
  let place = { part: '', title: '' }
  let isFirst = true
  const push = (units: readonly Unit[]) => {
    steps.push({ kind: 'text', ...place, isFirst, text: markdownOf(units) })
    isFirst = false
  }
  for (const [index, block] of notesBlocks(content).entries()) {
    if (block.kind === 'question') {
      if (questions.has(block.id)) steps.push({ kind: 'question', part: place.part, id: block.id })
    } else if (block.kind === 'experiment') {
      steps.push({ kind: 'experiment', ...place, text: takeIntro(steps), use: block.use })
      isFirst = false
    } else {
      const passages = joinShort(passagesOf(block.text))
      const isBeforeExperiment = notesBlocks(content)[index + 1]?.kind === 'experiment'
      for (const [at, passage] of passages.entries()) {
        if (passage.level > 0) {
          place = placeOf(passage, place.part)
          isFirst = true
        }
        const intro = isBeforeExperiment && at === passages.length - 1 ? introOf(passage.units) : []
        for (const units of cutUnits(passage.units.slice(0, passage.units.length - intro.length))) push(units)
        if (intro.length > 0) push(intro)
      }
    }
  }
  return steps
}

/** Returns the last paragraph before an experiment if it is short. */
function introOf(units: readonly Unit[]): Unit[] {
  const last = units.slice(-1)
  return last[0]?.joint !== ' ' && wordsIn(last) <= maxIntroWords ? last : []
}

/** Removes the text step before an experiment if it is short, and returns its text. */
function takeIntro(steps: NotesStep[]): string {
  const last = steps.at(-1)
  if (last?.kind !== 'text' || countWords(last.text) > maxIntroWords) return ''
  steps.pop()
  return last.text
}

function placeOf({ level, heading }: Passage, part: string): { part: string; title: string } {
  const [, name, title] = (level <= 2 && partName.exec(heading)) || []
  if (name) return { part: name, title: capital(title || name) }
  return { part: level <= 2 ? '' : part, title: capital(heading) }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Appends short passages with their headings to the passage before them, so that no step is a lone line. */
function joinShort(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const before = joined.at(-1)
    const words = wordsIn(passage.units)
    const wordsBefore = before ? wordsIn(before.units) : 0
    const isShort = Math.min(words, wordsBefore) < minStepWords && words + wordsBefore <= maxStepWords
    if (before && !partName.test(passage.heading) && (wordsBefore === 0 || isShort)) {
      const heading: Unit = { text: `### ${passage.heading}`, words: 0, isItem: false, joint: '\n\n' }
      joined[joined.length - 1] = { ...before, units: [...before.units, heading, ...passage.units] }
    } else joined.push(passage)
  }
  return joined
}
