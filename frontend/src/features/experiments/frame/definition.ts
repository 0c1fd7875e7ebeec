import type { ExperimentFacts, MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import type { ExperimentRules } from '@deepm/schema/rules/experiments/mission'
import type { ComponentType, ReactNode } from 'react'
import type { Hue } from '../../../ui/theme/hue.ts'

/** What a page passes to an experiment. Without callbacks, nothing leaves the device. */
export type ExperimentProps = {
  /** Id of the prepared data; the first of the experiment by default. */
  setup?: string | undefined
  /** The mission to start with. */
  mission?: MissionNumber | undefined
  /** Level of the title; 2 by default. `null` on a page of its own, whose title is the experiment's. */
  headingLevel?: 2 | 3 | null | undefined
  /** Whether it is shown without a border, inside another card. */
  isPlain?: boolean | undefined
  /** Missions that the learner reached before. */
  reached?: readonly number[] | undefined
  /** What the learner saved before. */
  saved?: unknown
  onReached?: ((mission: MissionNumber, evidence: unknown) => void) | undefined
  /** Stores the work. Returns a message if it is not stored. */
  onSave?: ((state: unknown) => Promise<string | null>) | undefined
  /** Shown when a mission is done: its reward, or why it is not stored. */
  outcome?: ReactNode
  /** Opens the form of a new project with these texts. */
  onProject?: ((work: Work) => void) | undefined
}

/** Texts about the learner's work, as a start of a project. */
type Work = { title: string; description: string }

export type Choice = { text: string; isRight?: boolean; feedback: string }

/** Texts of a mission: predict, try, explain. */
export type MissionTexts = {
  title: string
  /** A guess before the try. No choice is wrong; `reveal` answers it. */
  predict: { question: string; choices: readonly string[] }
  /** What to do, in at most 40 words. */
  task: string
  hint: string
  /** What happened, shown beside the guess when the goal is reached. */
  reveal: string
  /** Why it happened; one choice is right. */
  explain: { question: string; choices: readonly Choice[] }
}

export type ViewProps<State> = {
  state: State
  /**
   * Computes the next state from the latest one, which a quick second press may not see on the screen yet, and returns it. It is rendered
   * as a transition: a slow render does not hold up input.
   */
  change: (step: (now: State) => State) => State
  /** Like `change`, but rendered before the next input: for the value of a field, and while something is dragged. */
  setState: (change: State | ((now: State) => State)) => State
  /** The mission on screen. */
  mission: MissionNumber
  /** Reports what the learner reached. The frame keeps it only if it meets the goal of the mission. */
  report: (evidence: unknown) => void
  /** Says a result to screen readers. */
  announce: (text: string) => void
}

export type Definition<State> = {
  facts: ExperimentFacts
  hue: Hue
  rules: ExperimentRules
  missions: readonly [MissionTexts, MissionTexts, MissionTexts]
  /** Paragraphs in words of a 12-year-old. */
  howItWorks: readonly string[]
  /** The algorithm as it runs, at most 40 lines. */
  code: string
  View: ComponentType<ViewProps<State>>
  start(setup: string): State
  /** Converts the state to what is saved, and back; `null` if a saved state does not fit any more. */
  save: { pack(state: State): unknown; unpack(saved: unknown): State | null }
  /** Texts for a project, or `null` while there is nothing to show. */
  work(state: State): Work | null
}
