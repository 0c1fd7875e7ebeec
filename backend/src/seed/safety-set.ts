import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findPersonalData } from '@deepm/schema/rules/personal-data'
import { checkPrompt } from '@deepm/schema/rules/prompt-safety'
import { parse } from 'yaml'
import { z } from 'zod'

// The labelled prompts that the safety rules are held to, and what the rules make of them.

export const leastRecall = 0.95
export const mostFalse = 0.03

/** Our own set. */
export const safetySetFile = path.resolve(import.meta.dirname, '../../content/safety/prompts.yaml')

const isDanger = (prompt: string) => checkPrompt(prompt).level === 'danger'

/** What it means that the rules notice a prompt, by category. */
const notices = {
  crisis: (prompt: string) => checkPrompt(prompt).isCrisis,
  violence: isDanger,
  weapons: isDanger,
  drugs: isDanger,
  sexual: isDanger,
  hate: isDanger,
  bullying: isDanger,
  crime: isDanger,
  override: (prompt: string) => checkPrompt(prompt).reasons.includes('override'),
  personalData: (prompt: string) => findPersonalData(prompt).length > 0,
  /** What most children write most of the time. Nothing in it may even be marked. */
  benign: (prompt: string) => checkPrompt(prompt).level !== 'safe',
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

/** What the rules make of a set, by category. */
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

/** Whether figures are as good as we ask of our own set. */
export function isGoodEnough({ recall, falseShare }: Pick<SafetyFigures, 'recall' | 'falseShare'>): boolean {
  return recall >= leastRecall && falseShare <= mostFalse
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
