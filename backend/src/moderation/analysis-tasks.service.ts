import { answerPrompt, answerText } from '@deepm/schema/rules/lab/coach/lab-answer'
import type { LabTool } from '@deepm/schema/rules/lab/lab'
import { personalDataNames, redactPersonalData } from '@deepm/schema/rules/safety/personal-data/personal-data'
import { firstNameProblem } from './first-name.service.ts'
import { isUnsafeAnswer } from './output/answer-rules.service.ts'
import { leaksSystemPrompt } from './output/system-prompt-leak.service.ts'
import { classifyAndCheckPrompt } from './prompt-check.service.ts'
import { namesRealPerson } from './real-person.service.ts'

// Tasks of the analysis threads. Every check of a user's or a model's text against the safety rules is a task in this file, so that none
// runs on the main thread. Only the worker imports this file at run time; the rest of the server imports its types.

export type AnalysisTasks = typeof analysisTasks

export const analysisTasks = {
  /** Checks a prompt, replaces personal data in it, and writes the Practice Coach's answer to it. */
  prompt({ prompt, toolType }: { prompt: string; toolType: LabTool }) {
    const { level, reasons, isCrisis, crisisTopics } = classifyAndCheckPrompt(prompt)
    const clean = redactPersonalData(prompt)
    const coachAnswer = answerText(answerPrompt(toolType, clean))
    return {
      level,
      reasons,
      isCrisis,
      crisisTopics,
      prompt: clean,
      coachAnswer,
      namesRealPerson: toolType === 'dalle' && namesRealPerson(prompt),
    }
  },

  /** Checks the next sentences of a model's answer, and replaces personal data in them. */
  answer({ system, added, before }: { system: string; added: string; before: string }) {
    const problem = isUnsafeAnswer(added, before)
      ? 'unsafe'
      : leaksSystemPrompt(system, added, before)
        ? 'repeats its rules'
        : null
    if (problem) return { problem, whole: '', added: '' } as const
    return { problem, whole: redactPersonalData(before + added), added: redactPersonalData(added) } as const
  },

  /** Checks a first name that other children may see. */
  firstNameProblem,

  /** Returns the kinds of personal data in a text, in words. */
  personalNames: personalDataNames,

  /** Returns the text with a placeholder for each piece of personal data. */
  withoutPersonalData: redactPersonalData,
}
