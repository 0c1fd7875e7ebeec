import { z } from '../forms/zod.ts'
import { type Run, run } from './agent/run.ts'
import { choresTask, fewestTools, maxAsked, maxQuestions, noteTask, okTask } from './agent/tasks.ts'
import { askables, middles, openers, requests, tools } from './agent/world.ts'
import { type ExperimentRules, mission } from './mission.ts'

const toolList = z.array(z.enum(tools)).check(z.maxLength(tools.length))
const note = z.strictObject({ opener: z.enum(openers), middle: z.enum(middles), request: z.enum(requests) })
const defence = z.strictObject({ note, tools: toolList, filter: z.boolean(), notesAreData: z.boolean() })

const askList = z.array(z.enum(askables)).check(z.maxLength(askables.length))
const distinct = (list: readonly string[]) => new Set(list).size
const isClean = ({ isGoalReached, harms, question }: Run) => isGoalReached && harms.length === 0 && question === null

/** The server runs the robot again with the learner's choices. */
export const agent: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ tools: toolList }),
      isReached: ({ tools: given }) => distinct(given) <= fewestTools && isClean(run(choresTask(given))),
      report: () =>
        `Let a robot do its chores with ${fewestTools} of ${tools.length} tools, so that it could not break anything.`,
    }),
    mission({
      evidence: z.strictObject({ attack: defence, defended: defence }),
      isReached: ({ attack, defended }) =>
        attack.filter &&
        run(noteTask(attack)).harms.includes('list in box') &&
        sameNote(attack.note, defended.note) &&
        isClean(run(noteTask(defended))),
      report: ({ defended }) =>
        `Wrote a note that got past a word filter and took over a robot, then protected the robot by ${
          defended.notesAreData ? 'treating notes as data' : 'taking a permission away'
        }.`,
    }),
    mission({
      evidence: z.strictObject({ asks: askList, answers: z.array(z.boolean()).check(z.maxLength(maxQuestions)) }),
      isReached: ({ asks, answers }) => distinct(asks) <= maxAsked && isClean(run(okTask(asks), answers)),
      report: ({ answers }) =>
        `Chose which steps of a robot need a person's OK: it reached its goal without damage and asked only ${answers.length} times.`,
    }),
  ],
  state: z.strictObject({ tools: toolList, defence, asks: askList }),
}

function sameNote(one: z.infer<typeof note>, other: z.infer<typeof note>): boolean {
  return one.opener === other.opener && one.middle === other.middle && one.request === other.request
}
