import { builder } from './builder.ts'
import './errors.types.ts'
import '../modules/identity/user.types.ts'
import '../modules/identity/identity.queries.ts'
import '../modules/identity/identity.mutations.ts'
import '../modules/learning/learning.types.ts'
import '../modules/learning/learning.queries.ts'
import '../modules/learning/learning.mutations.ts'
import '../modules/rewards/rewards.types.ts'
import '../modules/rewards/rewards.mutations.ts'
import '../modules/outreach/outreach.queries.ts'
import '../modules/outreach/outreach.mutations.ts'
import '../modules/plans/plans.queries.ts'
import '../modules/plans/plans.mutations.ts'

/** The whole schema. This file only loads the modules; each type stands in its own. */
export const schema = builder.toSchema()
