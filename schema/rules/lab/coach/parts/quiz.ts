import { choose } from '../reading/choose.ts'
import { numberPattern } from '../reading/vocabulary.ts'
import { levelSign } from './facts.ts'
import type { KindRules } from './part.ts'

/** A quiz for others or for oneself. */
export const quiz: KindRules = {
  name: () => 'a quiz',
  parts: [
    {
      id: 'about',
      name: 'Topic',
      isIn: /\b(?:about|on|of|to do with) (?!it\b|that\b)\p{L}+|\b(?!(?:me|us|a|an|the|my|fun|funny|cool|good|short|long|quick|little|easy|hard|make|write|create|give|another|new|nice|online|trivia|great|big|small|need|want)\b)\p{L}{3,} (?:quiz|trivia)\b|\bfor (?:my|the|our) (?:test|exam)\b/u,
      advice: 'Say what the quiz is about, and which part of it. Then no question is about something else.',
      example: () => 'The quiz is about animals of the sea.',
    },
    {
      id: 'number',
      name: 'How many questions',
      isIn: new RegExp(
        `\\b${numberPattern} (?:\\p{L}[\\p{L}-]* ){0,3}(?:questions?|rounds?)\\b|\\b\\d+[- ]question\\b|\\bquestions: \\d+`,
        'u',
      ),
      advice: 'Say how many questions you want. Otherwise you get three, or thirty.',
      example: (_topic, reading) => choose(['Ask ten questions.', 'Use eight questions.', 'Write twelve questions.'], reading),
    },
    {
      id: 'level',
      name: 'How hard',
      isIn: ({ text }) =>
        levelSign.test(text) ||
        /\b(?:hard|harder|easy|easier|tricky|difficult|medium|impossible|level|levels|experts?|pros?|fans?|beginners?)\b/.test(
          text,
        ),
      advice: 'Say how hard it should be, or for whom it is. A question can be too easy or impossible.',
      example: (_topic, reading) =>
        choose(
          [
            'Begin with easy questions, and make the last three hard.',
            'Make it so hard that a fan has to think.',
            'Make half of the questions easy and half of them hard.',
          ],
          reading,
        ),
    },
    {
      id: 'answers',
      name: 'When to show the answers',
      isIn: /\b(?:don't|do not|never|without|not|before|after|until|at the end|wait|hide|hidden|separate|one at a time|then)\b.{0,40}\b(?:answers?|solutions?|i|me|done|finished|questions?)\b|\b(?:answers?|solutions?|answer key)\b.{0,30}\b(?:at the (?:end|bottom)|after|later|last|separate\w*|hidden|below|until|when)\b|\bone (?:question )?at a time\b/,
      advice: 'Say when you want to see the answers. If they come with the questions, you can’t play.',
      example: (_topic, reading) =>
        choose(['Show the answers only at the end.', 'Don’t show the answers until I have answered all questions.'], reading),
    },
    {
      id: 'form',
      name: 'Kind of answers',
      isIn: /\ba,? b,? (?:and |or )?c\b|\bmultiple[- ]choice\b|\b(?:two|three|four|\d) (?:possible |wrong )?(?:answers|options|choices)\b|\btrue (?:or|and|\/) false\b|\byes (?:or|and) no\b|\bopen (?:questions|answers)\b|\bfill in\b|\boptions\b|\bto choose from\b/,
      advice: 'Say how people answer: a, b or c, true or false, or in their own words.',
      example: (_topic, reading) =>
        choose(['Give three answers a, b and c for each question.', 'Use true or false questions.'], reading),
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    choose(
      [
        'Write three questions yourself and test a friend. Then check two of the machine’s answers in a book or on a site you trust.',
        'Play it with someone, and look up two of the answers: a machine can mark a right answer as wrong.',
      ],
      reading,
    ),
}
