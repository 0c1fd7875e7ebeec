import type { Run } from '@deepm/schema/rules/experiments/agent/run'
import { fewestTools, maxAsked, maxQuestions } from '@deepm/schema/rules/experiments/agent/tasks'
import { type Askable, type Harm, noteText } from '@deepm/schema/rules/experiments/agent/world'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import type { AgentState } from './model.ts'

/** Returns what to try next after a finished run, or `null` when the goal of the mission is reached. */
export function adviceOf(state: AgentState, mission: MissionNumber, run: Run): string | null {
  if (mission === 1) return onTools(state, run)
  return mission === 2 ? onNote(state, run) : onQuestions(state, run)
}

function onTools({ tools }: AgentState, { isGoalReached, harms }: Run): string | null {
  if (harms.length > 0) return 'Which tool did that? Take it away and run again.'
  if (!isGoalReached) return 'A chore needs a tool that is off. Give one back.'
  return tools.length > fewestTools ? 'Good! But no chore needs some of these tools. Take them away too.' : null
}

function onNote({ attack, defence }: AgentState, { isGoalReached, harms, cycles }: Run): string | null {
  const isPosted = harms.includes('list in box')
  if (!attack) {
    if (isPosted) return 'The note took over the robot. Switch on the word filter.'
    const reading = cycles.find((it) => it.reading)?.reading
    if (reading === 'blocked by the filter') return 'The filter stopped this note. Say the same in other words.'
    if (reading === 'kept as data') return 'Safe! But first find a note that gets through. Switch “Notes are not orders” off.'
    if (reading === 'not understood') return 'The robot found no job in this note. Choose another job.'
    return 'The list is still safe. Ask for the list in the note, and give the robot all tools.'
  }
  if (isPosted) return 'This note got past the filter! Now stop the same note in another way.'
  if (noteText(attack.note) !== noteText(defence.note)) return `Now stop the note that got through: “${noteText(attack.note)}”`
  return isGoalReached ? null : 'The list is safe, but the chores are not done. Give a tool back.'
}

/** Steps without which the damage is not possible. */
const waysTo: Partial<Record<Harm, readonly Askable[]>> = {
  'money spent': ['pay'],
  'list in box': ['doors', 'safe', 'carry', 'post'],
}

function onQuestions({ asks }: AgentState, { isGoalReached, harms, questions }: Run): string | null {
  if (harms.some((it) => waysTo[it]?.some((way) => asks.includes(way))))
    return 'You said Yes to that. Read each question, and say No if no chore needs it.'
  if (harms.length > 0) return 'The robot did not ask you before that. Which step needs your OK?'
  if (!isGoalReached) return 'You said No to a step that a chore needs.'
  if (asks.length > maxAsked) return `Safe, but it asked ${questions} times. Try it with only ${maxAsked} kinds of steps.`
  return questions > maxQuestions ? `Safe, but it asked ${questions} times. Choose steps that happen less often.` : null
}
