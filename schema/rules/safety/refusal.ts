import { labToasts } from '../lab/lab.ts'
import { type CrisisTopic, crisisReplies } from './care-texts.ts'
import type { HarmKind, SafetyReason } from './safety-texts.ts'

/** Replies to prompts that ask for something harmful, after the headline of the specification. */
export const harmReplies: Record<HarmKind | 'personalData' | 'override', string> = {
  violence:
    'We do not help with hurting people. Being angry is allowed, and anger gets smaller when you talk about it. Do one thing now: step away, and tell an adult you trust what happened. If this is for a story, write what people feel and not how they hurt someone.',
  weapons:
    'We do not explain how to make or use weapons, because someone could get hurt. If you saw a weapon, or someone said they will use one, it is right to speak up. Do one thing now: tell an adult you trust. In danger, call the emergency number.',
  drugs:
    'We do not explain how to get, make or use drugs, alcohol or cigarettes. It is fine to ask what they do to a body. Do one thing now: talk to an adult you trust. If someone took something and feels ill, call the emergency number. Getting help is always right.',
  sexual:
    'We do not write about sex here. Questions about bodies and growing up are normal, and nothing to be ashamed of. Do one thing now: ask an adult you trust, or a school nurse. If someone showed you something that upset you, it is not your fault. You can tell them that too.',
  hate: 'We do not write things that make people small because of who they are. If you heard such words, it is right to wonder about them. Do one thing now: talk about it with an adult you trust. You can also ask us why such words hurt.',
  bullying:
    'We do not help to hurt or embarrass someone. If they were mean to you first, that was wrong, and it is not your fault. Do one thing now: tell an adult you trust what happened. You can also ask us how to say what you feel without being mean.',
  crime:
    'We do not help with things that are against the law. If someone pushes you to do it, that is not your fault, and you are allowed to say no. Do one thing now: talk to an adult you trust before anything happens.',
  personalData:
    'Private things tell strangers who you are. We swap them before we save your prompt. Do one thing now: write it again with made-up names and places.',
  override:
    'Many people try to get an AI to forget its rules. The rules are there to keep you safe, so they stay. Do one thing now: ask for what you really want to know, in your own words. You can also ask us how such tricks work.',
}

/** Returns the reply to the first reason that has one. */
export function harmReply(reasons: readonly string[]): string | null {
  const reason = reasons.find((it): it is keyof typeof harmReplies => Object.hasOwn(harmReplies, it))
  return reason ? harmReplies[reason] : null
}

/** Returns the text shown instead of an answer to a prompt at level danger. Parents and staff read it too, except in a crisis. */
export function refusalText(reasons: readonly SafetyReason[], [topic = 'general']: readonly CrisisTopic[]): string {
  if (reasons.includes('crisis')) return crisisReplies[topic].text
  const reply = harmReply(reasons)
  return reply ? `${labToasts.blocked}\n\n${reply}` : labToasts.blocked
}
