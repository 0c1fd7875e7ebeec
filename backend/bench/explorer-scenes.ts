import { randomUUID } from 'node:crypto'
import type { Scene } from './scenes.ts'
import type { Stage } from './stage.ts'

/** What staff do in the explorer. */
export const explorerScenes: Record<string, (stage: Stage) => Scene | Promise<Scene>> = {
  ExplorerPage: async (stage) => ({ cookie: await stage.staff() }),
  SaveReport: async (stage) => ({ cookie: await stage.staff(), variables: newReport() }),
  DeleteReport: async (stage) => {
    const cookie = await stage.staff()
    const { data } = await stage.run('SaveReport', { cookie, variables: newReport() })
    return { cookie, variables: { id: (data['saveReport'] as { id: string }).id } }
  },
  RecordExport: async (stage) => ({ cookie: await stage.staff(), variables: { report: 'Badges', rows: 3 } }),
}

function newReport() {
  return { input: { name: `Badges ${randomUUID()}`, query: '{ achievementCount }' } }
}
