import { randomUUID } from 'node:crypto'
import type { Scene } from './scenes.ts'
import type { Stage } from './stage.ts'

/** What staff of the demo academy do in the explorer. */
export const explorerScenes: Record<string, (stage: Stage) => Scene | Promise<Scene>> = {
  ExplorerPage: async (stage) => ({ cookie: await staffCookie(stage) }),
  SaveReport: async (stage) => ({ cookie: await staffCookie(stage), variables: newReport() }),
  DeleteReport: async (stage) => {
    const cookie = await staffCookie(stage)
    const { data } = await stage.run('SaveReport', { cookie, variables: newReport() })
    return { cookie, variables: { id: (data['saveReport'] as { id: string }).id } }
  },
  RecordExport: async (stage) => ({ cookie: await staffCookie(stage), variables: { report: 'Badges', rows: 3 } }),
}

function newReport() {
  return { input: { name: `Badges ${randomUUID()}`, query: '{ achievementCount }' } }
}

async function staffCookie(stage: Stage): Promise<string> {
  const { cookie } = await stage.run('DemoSignIn', { variables: { username: 'staff', password: 'anything' } })
  return cookie
}
