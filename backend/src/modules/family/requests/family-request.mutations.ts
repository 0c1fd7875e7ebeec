import { familyRequestForm } from '@deepm/schema/rules/family/family-request-forms'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { ConsentRequiredError, InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { NoParentLinkedError } from '../../guardianship/guardianship.errors.ts'
import { LabToolEnum } from '../../lab/lab.types.ts'
import { answerFamilyQuestion, answerFamilyRequest } from './family-answer.service.ts'
import { createFamilyRequest } from './family-request.service.ts'
import { FamilyQuestionType, FamilyRequestKindEnum, FamilyRequestType } from './family-request.types.ts'

const AskFamilyInput = builder
  .inputType('AskFamilyInput', {
    description: 'What a child asks the family for.',
    fields: (t) => ({
      kind: t.field({ type: FamilyRequestKindEnum, description: 'Kind of request.' }),
      minutes: t.int({ required: false, description: 'For more time: 15 or 30 minutes.' }),
      tool: t.field({ type: LabToolEnum, required: false, description: 'For a tool: which one.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), familyRequestForm))

const approve = { description: 'Whether it is granted.' }

builder.mutationFields((t) => ({
  askFamily: t.field({
    type: FamilyRequestType,
    authScopes: { recordingLearner: true },
    args: { input: t.arg({ type: AskFamilyInput }) },
    errors: { types: [InvalidInputError, ConsentRequiredError, PausedError, NoParentLinkedError, RateLimitedError] },
    description:
      'Asks the parents for something, with a notification and by email. One request of a kind, or per tool, can be open at a time.',
    resolve: (_root, { input }, context) => createFamilyRequest(context, familyRequestForm.parse(withoutNulls(input))),
  }),
  answerFamilyRequest: t.field({
    type: FamilyRequestType,
    authScopes: { parent: true },
    args: {
      id: t.arg.id({ description: 'Id of the request.' }),
      approve: t.arg.boolean(approve),
    },
    errors: { types: [NotFoundError] },
    description: 'Answers a child’s request. A granted request applies immediately; the first answer counts.',
    resolve: (_root, args, context) => answerFamilyRequest(context, args.id, args.approve),
  }),
  answerFamilyQuestion: t.field({
    type: FamilyQuestionType,
    authScopes: { public: true },
    args: {
      token: t.arg.string({ description: 'Token of the emailed link.' }),
      approve: t.arg.boolean(approve),
    },
    errors: { types: [LinkExpiredError] },
    description: 'Answers a child’s request with the emailed link, without signing in.',
    resolve: (_root, args, context) => answerFamilyQuestion(context, args.token, args.approve),
  }),
}))
