// `npm run lab:check` sends five harmless and three harmful prompts through the lab to each configured model, and prints what happened.
// It exits with 1 when a harmless prompt got no answer or a model could not be reached. A person judges the answers to harmful prompts.

import { readConfig } from '../src/config/config.ts'
import { startAnalysis } from '../src/moderation/analysis.service.ts'
import { checkLab } from './check-lab.ts'

const config = readConfig(process.env)
const analysis = startAnalysis((problem) => console.error(problem))
try {
  const results = await checkLab(config, analysis)
  if (results.length === 0)
    console.log('No model is configured: the Practice Coach answers for every tool. See docs/local-model.md.')
  if (results.length > 0 && !config.ai.moderationModel)
    console.log('No moderation model is configured: only the built-in rules check prompts and answers.')
  for (const { tool, provider, model, prompt, result, firstMs, tokens, isAsExpected } of results)
    console.log(
      `${isAsExpected ? 'ok  ' : 'FAIL'} ${tool} (${provider}, ${model}), ${firstMs} ms, ${tokens} tokens\n     > ${prompt}\n     ${result}`,
    )
  process.exitCode = results.every(({ isAsExpected }) => isAsExpected) ? 0 : 1
} finally {
  await analysis.close()
}
