import type { ChoiceLayout } from '@deepm/schema/rules/learning/check'
import { builder } from '../../graphql/builder.ts'
import type { CheckStatus, PublicItem } from './check.service.ts'
import type { ItemPart } from './check-names.service.ts'

const catalogue = { signedIn: true } as const

const CheckKindEnum = builder.enumType('CheckKind', {
  description: 'How an item is answered: one choice, several, an order, pairs, or a short text.',
  values: ['single', 'several', 'ordering', 'matching', 'short'] as const,
})

const ChoiceLayoutEnum = builder.enumType('ChoiceLayout', {
  description: 'How choices are shown: as a list, as the sentences of one text, or as the lines of a program.',
  values: {
    list: { value: 'list', description: 'A list of options.' },
    text: { value: 'text', description: 'The sentences of one text.' },
    code: { value: 'code', description: 'The lines of a program.' },
  } as const satisfies Record<ChoiceLayout, object>,
})

const CheckPart = builder.objectRef<ItemPart>('CheckPart').implement({
  description: 'A part that can be chosen, ordered or matched.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the part within its item. It changes when the check is edited.' }),
    text: t.exposeString('text', { description: 'Text of the part.' }),
  }),
})

const CheckFeedback = builder.objectRef<{ about: string | null; text: string }>('CheckFeedback').implement({
  description: 'Feedback on an answer.',
  authScopes: catalogue,
  fields: (t) => ({
    about: t.exposeID('about', { nullable: true, description: 'Id of the choice that it is about; null for the whole item.' }),
    text: t.exposeString('text', { description: 'The feedback.' }),
  }),
})

const CheckAnswer = builder.objectRef<NonNullable<PublicItem['answer']>>('CheckAnswer').implement({
  description: 'The latest graded answer of the signed-in learner.',
  authScopes: catalogue,
  fields: (t) => ({
    choices: t.exposeIDList('choices', { description: 'Ids of the choices, in the given order.' }),
    text: t.exposeString('text', { description: 'The short text; empty for other kinds.' }),
    isCorrect: t.exposeBoolean('isCorrect', { description: 'Whether it is correct.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    feedback: t.field({ type: [CheckFeedback], description: 'Feedback on the answer.', resolve: (answer) => answer.feedback }),
    withHelp: t.exposeBoolean('withHelp', {
      description: 'Whether it came after the explanation, which is shown after the third wrong attempt.',
    }),
    marks: t.exposeBooleanList('marks', {
      description: 'For each position of an order or of pairs, whether it is correct; empty for other kinds.',
    }),
  }),
})

const CheckExplanation = builder.objectRef<NonNullable<PublicItem['explanation']>>('CheckExplanation').implement({
  description: 'The correct answer of an item, with an explanation.',
  authScopes: catalogue,
  fields: (t) => ({
    choices: t.exposeIDList('choices', {
      description: 'Ids of the correct choices, in the correct order; empty for short texts.',
    }),
    text: t.exposeString('text', { description: 'The correct short text; empty for other kinds.' }),
    feedback: t.field({ type: [CheckFeedback], description: 'Why it is correct.', resolve: (it) => it.feedback }),
  }),
})

export const CheckItemType = builder.objectRef<PublicItem>('CheckItem').implement({
  description: 'A question of a check for understanding, without its answer.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the item, including its lesson. It changes when the check is edited.' }),
    kind: t.field({ type: CheckKindEnum, description: 'How it is answered.', resolve: (item) => item.kind }),
    layout: t.field({ type: ChoiceLayoutEnum, description: 'How its choices are shown.', resolve: (item) => item.layout }),
    question: t.exposeString('question', { description: 'The question.' }),
    prompts: t.field({
      type: [CheckPart],
      description: 'Left sides to match; empty for other kinds.',
      resolve: (item) => item.prompts,
    }),
    choices: t.field({
      type: [CheckPart],
      description: 'Parts to choose, order or match, in an order that reveals nothing.',
      resolve: (item) => item.choices,
    }),
    answer: t.field({
      type: CheckAnswer,
      nullable: true,
      description: 'The latest answer of the signed-in learner; null before the first.',
      resolve: (item) => item.answer,
    }),
    triesLeft: t.exposeInt('triesLeft', { description: 'Number of attempts that the signed-in learner has left today.' }),
    explanation: t.field({
      type: CheckExplanation,
      nullable: true,
      description: 'The correct answer, from the third wrong attempt until the item is answered correctly; null otherwise.',
      resolve: (item) => item.explanation,
    }),
  }),
})

builder.objectField(CheckItemType, 'twin', (t) =>
  t.field({
    type: CheckItemType,
    nullable: true,
    description:
      'A question that probes the misconception of the latest wrong answer in another situation; null if there is none. It does not count for passing.',
    resolve: (item) => item.twin,
  }),
)

export const CheckStatusType = builder.objectRef<CheckStatus>('CheckStatus').implement({
  description: 'Result of a check for understanding.',
  authScopes: catalogue,
  fields: (t) => ({
    correct: t.exposeInt('correct', { description: 'Number of correctly answered items.' }),
    withHelp: t.exposeInt('withHelp', {
      description: 'Number of these that were explained first, after the third wrong attempt.',
    }),
    needed: t.exposeInt('needed', { description: 'Number of correct items needed to pass: 80% of all.' }),
    total: t.exposeInt('total', { description: 'Total number of items.' }),
    isPassed: t.boolean({
      description: 'Whether enough items are correct.',
      resolve: (status) => status.correct >= status.needed,
    }),
  }),
})
