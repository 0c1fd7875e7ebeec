import { type ReactionCounts, reactions } from '@deepm/schema/rules/projects/reactions'
import { builder } from '../../graphql/builder.ts'

export const ProjectReactionEnum = builder.enumType('ProjectReaction', {
  description: 'A kind reaction to a project in the showcase.',
  values: reactions,
})

export const ProjectReactions = builder.objectRef<ReactionCounts>('ProjectReactions').implement({
  description: 'How many learners chose each reaction to a project. Nothing says who they are.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    greatIdea: t.exposeInt('greatIdea', { description: 'Number of “Great idea”.' }),
    wellMade: t.exposeInt('wellMade', { description: 'Number of “Well made”.' }),
    madeMeSmile: t.exposeInt('madeMeSmile', { description: 'Number of “Made me smile”.' }),
    wantToTry: t.exposeInt('wantToTry', { description: 'Number of “I want to try this”.' }),
  }),
})
