import { describePersonalData } from '@deepm/schema/rules/projects/projects'
import { InvalidInputError, type Issue } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { ProjectRow } from './project-rows.service.ts'

type Words = Pick<ProjectRow, 'id' | 'title' | 'description'>

/**
 * Checks that a project contains no personal data: its title, its description and its prompts. Runs in the analysis thread, one text at a
 * time.
 *
 * @throws InvalidInputError that names each field and the personal data in it, AnalysisTimeoutError
 */
export async function assertNoPersonalData(context: Context, { id, title, description }: Words, payer: string): Promise<void> {
  const prompts = await context.db.projectPrompt.findMany({ where: { projectId: id }, select: { prompt: true } })
  const fields: [field: string, what: string, texts: string[]][] = [
    ['title', 'title', [title]],
    // A number may begin in the title and end in the description.
    ['description', 'description', [description, `${title} ${description}`]],
    ['promptIds', 'list of prompts', prompts.map(({ prompt }) => prompt)],
  ]
  const issues: Issue[] = []
  for (const [field, what, texts] of fields) {
    const names: string[] = []
    for (const text of texts) if (text) names.push(...(await context.analysis.run('personalNames', text, payer)))
    if (names.length > 0)
      issues.push({ field, message: `${describePersonalData(what, names)} Take it out, then share your project.` })
  }
  const [first, ...more] = issues
  if (first) throw new InvalidInputError([first, ...more])
}
