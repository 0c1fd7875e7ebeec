import { randomUUID } from 'node:crypto'
import type { Scene } from './scenes.ts'
import { address, type Stage } from './stage.ts'

/** Staff of the real academy read its figures. */
export const figureScenes: Record<string, (stage: Stage) => Promise<Scene>> = {
  AnalyticsTab: asStaff,
  ProgressTab: asStaff,
  SafetyTab: asStaff,
}

async function asStaff(stage: Stage): Promise<Scene> {
  const email = address()
  const name = { firstName: 'Sol', lastName: '', name: 'Sol' }
  await stage.database.db.user.create({ data: { id: randomUUID(), email, ...name, role: 'staff' } })
  const { cookie } = await stage.run('ConfirmSignInLink', { variables: { token: await stage.signInToken(email) } })
  return { cookie }
}
