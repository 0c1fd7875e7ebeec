import type { Scene } from './scenes.ts'
import type { Stage } from './stage.ts'

/** Staff of the real academy read its figures. */
export const figureScenes: Record<string, (stage: Stage) => Promise<Scene>> = {
  AnalyticsTab: asStaff,
  ProgressTab: asStaff,
  SafetyTab: asStaff,
}

async function asStaff(stage: Stage): Promise<Scene> {
  return { cookie: await stage.staff() }
}
