import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { courseFolder, entryOf, readLessonPlans } from './read.ts'

const list = 'virtual:lesson-plans'
const one = /^virtual:lesson-plan\/(.+)$/

/**
 * Provides the plans for teachers as modules: `virtual:lesson-plans` is the list, and each plan is a chunk of its own. They are made from the
 * content files at build time, so that no file of the backend is part of the app.
 */
export function lessonPlans(): Plugin {
  return {
    name: 'lesson-plans',
    resolveId: (source) => (source === list || one.test(source) ? `\0${source}` : null),
    load(id) {
      const source = id.replace(/^\0/, '')
      const [, lessonId] = one.exec(source) ?? []
      if (source !== list && !lessonId) return null
      for (const file of readdirSync(courseFolder)) this.addWatchFile(path.join(courseFolder, file))
      const plans = readLessonPlans()
      if (lessonId) return `export default ${JSON.stringify(plans.find((plan) => plan.id === lessonId))}`
      const loaders = plans.map((plan) => `${JSON.stringify(plan.id)}: () => import('virtual:lesson-plan/${plan.id}')`)
      return `export const lessonPlans = ${JSON.stringify(plans.map(entryOf))}\nexport const loadPlan = { ${loaders.join(', ')} }`
    },
  }
}
