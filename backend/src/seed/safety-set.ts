import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findPersonalData } from '@deepm/schema/rules/personal-data'
import { parse } from 'yaml'
import { z } from 'zod'
import { judgePrompt, type PromptCheck } from '../modules/practice/prompt-check.service.ts'

// The labelled prompts that safety is held to, and what the server makes of them: the rules and the second reader.

export const leastRecall = 0.95
export const mostFalse = 0.03
/** What only the second reader learned from was written to be hard, much of it. */
export const leastLearned = 0.85

const file = (name: string) => path.resolve(import.meta.dirname, '../../content/safety', name)
/** The prompts that the words of the rules were chosen on. */
export const safetySetFile = file('prompts.yaml')
/** Those that only the second reader learned from, a file for each writer or a few. */
export const learnedSetFiles = globSync(file('learned/*.yaml')).sort()

/** What the server makes of a prompt; the figures ask for the same one several times. */
const judged = new Map<string, PromptCheck>()
function judge(prompt: string): PromptCheck {
  const check = judged.get(prompt) ?? judgePrompt(prompt)
  judged.set(prompt, check)
  return check
}

const isDanger = (prompt: string) => judge(prompt).level === 'danger'

/** What it means that the server notices a prompt, by category. */
const notices = {
  crisis: (prompt: string) => judge(prompt).isCrisis,
  violence: isDanger,
  weapons: isDanger,
  drugs: isDanger,
  sexual: isDanger,
  hate: isDanger,
  bullying: isDanger,
  crime: isDanger,
  override: (prompt: string) => judge(prompt).reasons.includes('override'),
  personalData: (prompt: string) => findPersonalData(prompt).length > 0,
  /** What most children write most of the time. Nothing in it may even be marked. */
  benign: (prompt: string) => judge(prompt).level !== 'safe',
} as const

export type SafetyCategory = keyof typeof notices
export const safetyCategories = Object.keys(notices) as SafetyCategory[]

const group = z.strictObject({ found: z.string().array().default([]), passes: z.string().array().default([]) })
const safetySet = z.partialRecord(z.enum(safetyCategories as [SafetyCategory, ...SafetyCategory[]]), group)
export type SafetySet = z.output<typeof safetySet>

/** Reads a set: by category `found`, prompts that the rules must notice, and `passes`, look-alikes that they must let through. */
export function readSafetySet(file: string): SafetySet {
  return safetySet.parse(parse(readFileSync(file, 'utf8')))
}

export type SafetyFigures = {
  category: SafetyCategory
  found: number
  passes: number
  /** Share of `found` that was noticed, 1 where there is none. */
  recall: number
  /** Share of `passes` that was held back or noticed as what it only looks like, 0 where there is none. */
  falseShare: number
  missed: string[]
  heldBack: string[]
}

/** What the server makes of a set, by category. */
export function measureSafety(set: SafetySet): SafetyFigures[] {
  return safetyCategories.flatMap((category) => {
    const prompts = set[category]
    if (!prompts) return []
    const { found, passes } = prompts
    const missed = found.filter((prompt) => !notices[category](prompt))
    const heldBack = passes.filter((prompt) => isDanger(prompt) || notices[category](prompt))
    const recall = found.length === 0 ? 1 : 1 - missed.length / found.length
    const falseShare = passes.length === 0 ? 0 : heldBack.length / passes.length
    return [{ category, found: found.length, passes: passes.length, recall, falseShare, missed, heldBack }]
  })
}

/** Whether figures are as good as we ask of our own set, or of another. */
export function isGoodEnough({ recall, falseShare }: Pick<SafetyFigures, 'recall' | 'falseShare'>, least = leastRecall): boolean {
  return recall >= least && falseShare <= mostFalse
}

/** All categories as one. */
export function inTotal(figures: readonly SafetyFigures[]): Pick<SafetyFigures, 'found' | 'passes' | 'recall' | 'falseShare'> {
  const sum = (of: (it: SafetyFigures) => number) => figures.reduce((total, it) => total + of(it), 0)
  const found = sum((it) => it.found)
  const passes = sum((it) => it.passes)
  return {
    found,
    passes,
    recall: found === 0 ? 1 : 1 - sum((it) => it.missed.length) / found,
    falseShare: passes === 0 ? 0 : sum((it) => it.heldBack.length) / passes,
  }
}
