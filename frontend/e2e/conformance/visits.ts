import { landingVisits } from './rows/landing.ts'
import { routeVisits } from './rows/routes.ts'
import { signupVisits } from './rows/signup.ts'
import { timeVisits } from './rows/time.ts'
import { visitorVisits } from './rows/visitors.ts'
import type { Visit } from './table.ts'

/** The whole table. Rows stand in the visit whose screen they need, whatever their section. */
export const visits: Visit[] = [...routeVisits, ...landingVisits, ...timeVisits, ...visitorVisits, ...signupVisits]
