import { builder } from '../../graphql/builder.ts'
import { severalStatements } from '../../graphql/limits.ts'
import { promptsOf } from './evidence.service.ts'
import { ProjectPromptType } from './evidence.types.ts'
import { readShowcase } from './showcase.service.ts'
import { ShowcaseType } from './showcase.types.ts'

builder.queryFields((t) => ({
  showcase: t.field({
    type: ShowcaseType,
    authScopes: { signedIn: true },
    complexity: { field: severalStatements },
    description: 'The showcase, as visible to the viewer. Demo accounts see only demo projects.',
    resolve: (_root, _args, context) => readShowcase(context),
  }),
  projectPrompts: t.field({
    type: [ProjectPromptType],
    authScopes: { signedIn: true },
    args: { projectId: t.arg.id({ description: 'Id of the project.' }) },
    complexity: { field: severalStatements },
    description: 'Prompts that a project keeps, with responses, oldest first; empty for a project that the viewer may not read.',
    resolve: (_root, { projectId }, context) => promptsOf(context, projectId),
  }),
}))
