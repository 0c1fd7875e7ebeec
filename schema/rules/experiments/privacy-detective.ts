import { z } from '../forms/zod.ts'
import { type ExperimentRules, mission } from './mission.ts'
import {
  crowdSize,
  factsOf,
  fewestFacts,
  gameChat,
  harmless,
  invitation,
  type Message,
  markedFacts,
  type PartId,
  partIds,
  safeCrowd,
} from './privacy-detective/messages.ts'

/** The smallest crowd that a harmless fact leaves. */
export const harmlessCrowd = 4

const words: Record<PartId, string> = {
  home: 'where someone lives',
  birthday: 'the season of a birthday',
  club: 'a club',
  instrument: 'an instrument',
  pet: 'a pet',
  lunch: 'a lunch',
  year: 'a school year',
  cap: 'the colour of a cap',
  training: 'a training day',
}

const levelsOf = ({ parts }: Message) => z.array(z.int().check(z.gte(0), z.lte(3))).check(z.length(parts.length))
const marks = z.array(z.enum(partIds)).check(z.maxLength(partIds.length))

const isHidden = (message: Message, levels: readonly number[], hasClubList: boolean) => {
  const facts = factsOf(message, levels)
  return facts.length >= fewestFacts && crowdSize(facts, hasClubList) >= safeCrowd
}

/** The server counts the crowd again from the chosen facts. */
export const privacyDetective: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ marks: marks.check(z.length(2)) }),
      isReached: ({ marks: pair }) => {
        const facts = markedFacts(harmless, pair)
        return (
          facts.length === 2 && facts.every((fact) => crowdSize([fact], false) >= harmlessCrowd) && crowdSize(facts, false) === 1
        )
      },
      report: ({ marks: [first, second] }) =>
        `Found two harmless facts in a chat that identify one of 24 people together: ${words[first ?? 'home']} and ${words[second ?? 'home']}.`,
    }),
    mission({
      evidence: z.strictObject({ levels: levelsOf(invitation) }),
      isReached: ({ levels }) => isHidden(invitation, levels, false),
      report: ({ levels }) => hidden(invitation, levels, false),
    }),
    mission({
      evidence: z.strictObject({ levels: levelsOf(gameChat) }),
      isReached: ({ levels }) => isHidden(gameChat, levels, true),
      report: ({ levels }) => `${hidden(gameChat, levels, true)} It stays safe from a detective with a second list.`,
    }),
  ],
  state: z.strictObject({ marks, invitation: levelsOf(invitation), gameChat: levelsOf(gameChat) }),
}

function hidden(message: Message, levels: readonly number[], hasClubList: boolean): string {
  const facts = factsOf(message, levels)
  return `Rewrote a chat message with ${facts.length} facts so that it could be from ${crowdSize(facts, hasClubList)} people instead of 1.`
}
