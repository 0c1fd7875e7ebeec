import { privateInWords } from '@deepm/schema/rules/projects'
import type { Context } from '../../context.ts'
import { InvalidInputError, type Issue } from '../../errors.ts'
import type { ProjectRow } from './project-rows.service.ts'

type Words = Pick<ProjectRow, 'id' | 'title' | 'description'>

/**
 * Checks that nothing in a project tells who somebody is: its title, its description and the prompts it was made with. Runs in the
 * analysis thread, one text at a time.
 *
 * @throws InvalidInputError that names each field and what was found, AnalysisTimeoutError
 */
export async function assertNothingPersonal(context: Context, { id, title, description }: Words): Promise<void> {
  const prompts = await context.db.projectPrompt.findMany({ where: { projectId: id }, select: { prompt: true } })
  const fields: [field: string, what: string, texts: string[]][] = [
    ['title', 'title', [title]],
    ['description', 'description', [description]],
    ['promptIds', 'list of prompts', prompts.map(({ prompt }) => prompt)],
  ]
  const issues: Issue[] = []
  for (const [field, what, texts] of fields) {
    const names: string[] = []
    for (const text of texts) if (text) names.push(...(await context.analysis.run('personalNames', text)))
    if (names.length > 0) issues.push({ field, message: `${privateInWords(what, names)} Take it out, then share your project.` })
  }
  const [first, ...more] = issues
  if (first) throw new InvalidInputError([first, ...more])
}
