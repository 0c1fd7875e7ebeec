import { achievementsPage, restAchievements } from './achievements.ts'
import { dashboardPage, restDashboard } from './dashboard.ts'
import type { Floor } from './floor.ts'
import { personaPage } from './persona.ts'
import { portalPage, restParentDashboard } from './portal.ts'
import { projectsPage, restProjects } from './projects.ts'
import { students } from './students.ts'
import { likeProject, saveVideoPlace, unlikeProject, updateSettings } from './writes.ts'

/** What the floor answers at /graphql, by the name of the operation. */
export const operations: Record<string, Floor> = {
  DashboardPage: dashboardPage,
  PersonaPage: personaPage,
  ProjectsPage: projectsPage,
  AchievementsPage: achievementsPage,
  PortalPage: portalPage,
  Students: students,
  UpdateSettings: updateSettings,
  SaveVideoPlace: saveVideoPlace,
  LikeProject: likeProject,
  UnlikeProject: unlikeProject,
}

/** What it answers at the REST paths. */
export const paths: Record<string, Floor> = {
  '/api/dashboard': restDashboard,
  '/api/projects': restProjects,
  '/api/achievements': restAchievements,
  '/api/parent/dashboard': restParentDashboard,
}
