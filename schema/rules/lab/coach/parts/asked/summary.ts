import { lengthSign } from '../facts.ts'
import type { KindRules } from '../part.ts'

/** A summary of a chapter, a book or a film that the machine does not have in front of it. */
export const summary: KindRules = {
  name: () => 'a summary',
  parts: [
    {
      id: 'own-try',
      name: 'What you remember',
      isIn: /\bi (?:\p{L}+ )?(?:remember|read|think|know|wrote|watched|got to|understood|have (?:read|written)|liked)\b|\bmy (?:summary|notes|version|sentences)\b|\bhere(?:'s| is)\b/u,
      advice:
        'Write down what you remember, even if it is little. A machine mixes up chapters, and you notice it only if you know the story.',
      example: () => 'This is what I remember:',
    },
    {
      id: 'hint',
      name: 'What it should do with it',
      isIn: /\bask me\b|\b(?:tell|show) me (?:what|where|if|whether)\b.{0,40}\b(?:missing|wrong|unclear|forgot)\b|\bcheck (?:my|whether|if)\b|\bquiz me\b|\bdon't (?:write|give|tell)\b|\bhints?\b/,
      advice: 'Ask it to ask you questions, instead of writing it for you. Then you know the story in the next lesson, too.',
      example: () => 'Ask me three questions about it, so that I can write the summary myself.',
    },
    {
      id: 'about',
      name: 'Which book and part',
      isIn: /\b(?:chapters?|act|scene|pages?|part|ending|beginning|first half) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|i+v?|of|to)\b.*\b(?:of|in|from) \p{L}+|\b(?:of|in|from|summari[sz]e|recap|up) (?!chapter\b|the (?:book|chapter|novel)$|a \b|my\b|it\b|this\b)\p{L}+/u,
      advice: 'Say which book and which chapter, and who wrote it. Some titles exist twice.',
      example: () => 'It is the first chapter of Charlotte’s Web.',
    },
    {
      id: 'length',
      name: 'Length',
      isIn: ({ text }) => lengthSign.test(text.replaceAll(/\bsummar\w+/g, ' ')),
      advice: 'Say how long it should be. Five sentences are enough for a chapter.',
      example: () => 'It should have five sentences.',
    },
  ],
  enough: (fitting) => fitting,
  next: () => 'Check two things of the answer in the book itself. A machine can invent a scene and still sound sure.',
}
