import { isUnfitAnswer } from '@deepm/schema/rules/answer-safety'
import type { LabTool } from '@deepm/schema/rules/lab'
import { answerPrompt, answerText } from '@deepm/schema/rules/lab-answer'
import { personalNames, withoutPersonalData } from '@deepm/schema/rules/personal-data'
import { judgePrompt } from './prompt-check.service.ts'
import { repeatsRules } from './rules-leak.service.ts'

// The work of the analysis threads. Everything that runs the safety rules on a text of a person or a model is a task here, so that none of
// it runs on the main thread. Only the worker imports this file; the rest of the server imports its types.

export type AnalysisTasks = typeof analysisTasks

export const analysisTasks = {
  /** Checks a prompt, replaces private data in it, and writes the Practice Coach's answer to it. */
  prompt({ prompt, toolType }: { prompt: string; toolType: LabTool }) {
    const { level, reasons, isCrisis } = judgePrompt(prompt)
    const clean = withoutPersonalData(prompt)
    return { level, reasons, isCrisis, prompt: clean, coachAnswer: answerText(answerPrompt(toolType, clean)) }
  },

  /** Checks the next sentences of a model's answer, and replaces private data in them. */
  answer({ system, added, before }: { system: string; added: string; before: string }) {
    const problem = isUnfitAnswer(added, before) ? 'unfit' : repeatsRules(system, added, before) ? 'repeats its rules' : null
    if (problem) return { problem, whole: '', added: '' } as const
    return { problem, whole: withoutPersonalData(before + added), added: withoutPersonalData(added) } as const
  },

  /** What a text has of personal data, in words. */
  personalNames,

  /** The text with a placeholder for each piece of private data. */
  withoutPersonalData,
}
