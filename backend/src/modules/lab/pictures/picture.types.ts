import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { pictureTextForm } from '@deepm/schema/rules/lab/lab-forms'
import { ConsentRequiredError, InvalidInputError, NotFoundError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { AnalysisTimeoutError } from '../../../moderation/analysis.errors.ts'
import { describePicture, picturePath } from './picture.service.ts'

const InteractionPictureType = builder.prismaObject('InteractionPicture', {
  description: 'A picture that a model made from a prompt.',
  // Reached through its interaction, which checks the viewer.
  authScopes: { signedIn: true },
  // Without this, every query would load the bytes.
  select: { interactionId: true },
  fields: (t) => ({
    path: t.string({
      description: 'Path of the picture. It answers the learner once `expectation` is not empty.',
      resolve: ({ interactionId }) => picturePath(interactionId),
    }),
    width: t.exposeInt('width', { description: 'Width in pixels.' }),
    height: t.exposeInt('height', { description: 'Height in pixels.' }),
    expectation: t.exposeString('expectation', {
      description: 'What the learner expected to see; empty before they wrote it.',
    }),
    altText: t.exposeString('altText', { description: 'Text alternative in the learner’s words; empty before the expectation.' }),
  }),
})

builder.prismaObjectField('Interaction', 'picture', (t) =>
  t.relation('picture', {
    type: InteractionPictureType,
    nullable: true,
    description: 'The picture made from the prompt; null for an answer in words, and when only newer pictures are kept.',
  }),
)

const PictureTextInput = builder
  .inputType('PictureTextInput', {
    description: 'What a learner expects to see in a picture, or what it shows.',
    fields: (t) => ({ text: t.string({ required: false, description: 'The text, 5 to 300 characters. Required.' }) }),
  })
  .validate(z.pipe(z.transform(withoutNulls), pictureTextForm))

builder.mutationField('describePicture', (t) =>
  t.prismaField({
    type: 'Interaction',
    authScopes: { consentedLearner: true },
    args: {
      id: t.arg.id({ description: 'Id of the interaction.' }),
      input: t.arg({ type: PictureTextInput, description: 'The text.' }),
    },
    errors: { types: [NotFoundError, ConsentRequiredError, InvalidInputError, RateLimitedError, AnalysisTimeoutError] },
    description:
      'Stores what the viewer expects to see, which opens the picture. Later calls replace the text alternative and leave the expectation.',
    resolve: async (query, _root, { id, input }, context) => {
      await describePicture(context, id, pictureTextForm.parse(withoutNulls(input)).text)
      return context.db.interaction.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
)
