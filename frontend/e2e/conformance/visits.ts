import { barVisits } from './rows/bar-and-dashboard.ts'
import { callVisits } from './rows/calls.ts'
import { errorVisits } from './rows/errors.ts'
import { familyVisits } from './rows/family.ts'
import { fetchingVisits } from './rows/fetching.ts'
import { fieldVisits } from './rows/fields.ts'
import { labVisits } from './rows/lab.ts'
import { landingVisits } from './rows/landing.ts'
import { learningVisits } from './rows/learning.ts'
import { newsAndPlansVisits } from './rows/news-and-plans.ts'
import { rewardVisits } from './rows/rewards.ts'
import { routeVisits } from './rows/routes.ts'
import { sessionVisits } from './rows/session.ts'
import { signupVisits } from './rows/signup.ts'
import { staffVisits } from './rows/staff.ts'
import { studioVisits } from './rows/studio.ts'
import { timeVisits } from './rows/time.ts'
import { toastVisits } from './rows/toasts.ts'
import { visitorVisits } from './rows/visitors.ts'
import type { Visit } from './table.ts'

/** The whole table. Rows belong to the visit whose screen they need, whatever their section. */
export const visits: Visit[] = [
  ...routeVisits,
  ...landingVisits,
  ...timeVisits,
  ...visitorVisits,
  ...signupVisits,
  ...barVisits,
  ...learningVisits,
  ...rewardVisits,
  ...labVisits,
  ...studioVisits,
  ...newsAndPlansVisits,
  ...familyVisits,
  ...staffVisits,
  ...fieldVisits,
  ...sessionVisits,
  ...callVisits,
  ...fetchingVisits,
  ...errorVisits,
  ...toastVisits,
]
