import { builder } from '../../graphql/builder.ts'
import type { AskedItem, CheckStatus } from './check.service.ts'
import type { Part } from './check-names.service.ts'

const catalogue = { signedIn: true } as const

const CheckKindEnum = builder.enumType('CheckKind', {
  description: 'How an item is answered: one choice, several, an order, pairs, or a short text.',
  values: ['single', 'several', 'ordering', 'matching', 'short'] as const,
})

const CheckPart = builder.objectRef<Part>('CheckPart').implement({
  description: 'Something that can be chosen, put in order or matched.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Name of the part within its item. It changes when the check is edited.' }),
    text: t.exposeString('text', { description: 'Its words.' }),
  }),
})

const CheckFeedback = builder.objectRef<{ about: string | null; text: string }>('CheckFeedback').implement({
  description: 'A word on an answer.',
  authScopes: catalogue,
  fields: (t) => ({
    about: t.exposeID('about', { nullable: true, description: 'The choice it is about; null for the whole item.' }),
    text: t.exposeString('text', { description: 'What there is to say.' }),
  }),
})

const CheckAnswer = builder.objectRef<NonNullable<AskedItem['answer']>>('CheckAnswer').implement({
  description: 'The latest graded answer of the signed-in learner.',
  authScopes: catalogue,
  fields: (t) => ({
    choices: t.exposeIDList('choices', { description: 'What was chosen, in the given order.' }),
    text: t.exposeString('text', { description: 'What was written; empty where nothing is.' }),
    isCorrect: t.exposeBoolean('isCorrect', { description: 'Whether it is right.' }),
    attempts: t.exposeInt('attempts', { description: 'How often the item was answered.' }),
    feedback: t.field({ type: [CheckFeedback], description: 'Words on the answer.', resolve: (answer) => answer.feedback }),
    withHelp: t.exposeBoolean('withHelp', {
      description: 'Whether the answer was explained first, after the third wrong try.',
    }),
    marks: t.exposeBooleanList('marks', {
      description: 'Which places of an order or of pairs are right; empty for other kinds.',
    }),
  }),
})

const CheckExplanation = builder.objectRef<NonNullable<AskedItem['explanation']>>('CheckExplanation').implement({
  description: 'The right answer of an item, with the reasons for it.',
  authScopes: catalogue,
  fields: (t) => ({
    choices: t.exposeIDList('choices', { description: 'The right choices, in the right order; empty for short texts.' }),
    text: t.exposeString('text', { description: 'The right short text; empty for other kinds.' }),
    feedback: t.field({ type: [CheckFeedback], description: 'Why it is right.', resolve: (it) => it.feedback }),
  }),
})

export const CheckItemType = builder.objectRef<AskedItem>('CheckItem').implement({
  description: 'One question of a check for understanding, without its answer.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Name of the item, with its lesson. It changes when the check is edited.' }),
    kind: t.field({ type: CheckKindEnum, description: 'How it is answered.', resolve: (item) => item.kind }),
    question: t.exposeString('question', { description: 'What is asked.' }),
    prompts: t.field({
      type: [CheckPart],
      description: 'Left sides to find a partner for; empty for other kinds.',
      resolve: (item) => item.prompts,
    }),
    choices: t.field({
      type: [CheckPart],
      description: 'What can be chosen, ordered or put beside the left sides, in an order that tells nothing.',
      resolve: (item) => item.choices,
    }),
    answer: t.field({
      type: CheckAnswer,
      nullable: true,
      description: 'The latest answer of the signed-in learner; null before the first.',
      resolve: (item) => item.answer,
    }),
    triesLeft: t.exposeInt('triesLeft', { description: 'How often the signed-in learner may still answer it today.' }),
    explanation: t.field({
      type: CheckExplanation,
      nullable: true,
      description: 'The right answer, from the third wrong try until the item is answered right; null otherwise.',
      resolve: (item) => item.explanation,
    }),
  }),
})

export const CheckStatusType = builder.objectRef<CheckStatus>('CheckStatus').implement({
  description: 'How much of a check for understanding is right.',
  authScopes: catalogue,
  fields: (t) => ({
    correct: t.exposeInt('correct', { description: 'Items answered right.' }),
    withHelp: t.exposeInt('withHelp', { description: 'How many of them were explained first, after the third wrong try.' }),
    needed: t.exposeInt('needed', { description: 'Items that have to be right, 80 % of all.' }),
    total: t.exposeInt('total', { description: 'Items in all.' }),
    isPassed: t.boolean({ description: 'Whether enough are right.', resolve: (status) => status.correct >= status.needed }),
  }),
})
