import { templates } from './learners.ts'
import type { Scene } from './scenes.ts'
import type { Stage } from './stage.ts'

/** What staff read. The student is the one with the longest history. */
export const staffScenes: Record<string, (stage: Stage) => Promise<Scene>> = {
  AdminPage: async (stage) => ({ cookie: await stage.staff() }),
  StaffDesk: async (stage) => ({ cookie: await stage.staff() }),
  StudentInteractions: async (stage) => ({ cookie: await stage.staff(), variables: { id: student } }),
  StudentPage: async (stage) => ({ cookie: await stage.staff(), variables: { id: student } }),
  Students: async (stage) => ({
    cookie: await stage.staff(),
    variables: { sort: 'lastActivity', direction: 'descending' },
  }),
}

const student = `bench-template-${templates - 1}`
