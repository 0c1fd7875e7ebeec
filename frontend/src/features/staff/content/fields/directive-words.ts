import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { explainers, isExplainerId } from '@deepm/schema/rules/learning/explainers'
import { languageNames, type NotesBlock, notesBlocks } from '@deepm/schema/rules/learning/notes'
import type { Activity } from '@deepm/schema/rules/learning/notes/activities'

/** Describes an experiment, a question, an explainer, an activity or a program within the notes. */
export function directiveWords(block: Exclude<NotesBlock, { kind: 'text' }>, check: readonly CheckItem[]): string {
  switch (block.kind) {
    case 'question':
      return `Question: ${check.find(({ id }) => id === block.id)?.question ?? block.id}`
    case 'experiment': {
      const { id, setup, mission } = block.use
      return `Experiment: ${experiments[id].title}, ${setup}, mission ${mission}`
    }
    case 'explainer':
      return isExplainerId(block.id)
        ? `Video: ${explainers[block.id].title}, ${explainers[block.id].seconds} seconds`
        : `There is no video “${block.id}”`
    case 'activity':
      return activityWords(block.activity)
    case 'code':
      return `Program in ${languageNames[block.language]}:\n${block.source}`
  }
}

function activityWords(activity: Activity): string {
  if (activity.kind === 'write') return `Code to write: ${activity.question}\nSample: ${activity.sample}`
  const choices = activity.choices.map((choice) => `- ${choice}`)
  return [`Prediction: ${activity.question}`, ...choices, `Answer: ${activity.reveal}`].join('\n')
}

/** Returns the notes with their directives in words. */
export function notesInWords(content: string, check: readonly CheckItem[]): string {
  return notesBlocks(content)
    .map((block) => (block.kind === 'text' ? block.text : `[${directiveWords(block, check)}]`))
    .join('\n\n')
}
