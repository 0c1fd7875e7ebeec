import { builder } from '../../graphql/builder.ts'
import { type AcademyCounts, academyCounts } from './counts.service.ts'
import { type Enrollment, recentEnrollments } from './enrollment.service.ts'

const EnrollmentType = builder.objectRef<Enrollment>('Enrollment').implement({
  description: 'A learner who joined, with public data only: no name, no age, no time of day.',
  authScopes: { public: true },
  fields: (t) => ({
    persona: t.exposeString('persona', { description: 'Id of the chosen path.' }),
    enrolledAt: t.expose('enrolledAt', { type: 'DateTime', description: 'Day of joining, at midnight UTC.' }),
  }),
})

builder.queryField('recentEnrollments', (t) =>
  t.field({
    type: [EnrollmentType],
    authScopes: { public: true },
    description: 'The newest five learners who chose a path, newest first, without children who wait for consent.',
    resolve: (_root, _args, context) => recentEnrollments(context),
  }),
)

const AcademyCountsType = builder.objectRef<AcademyCounts>('AcademyCounts').implement({
  description: 'Counts of the whole academy without the demo, at most ten minutes old. Each is null below 100.',
  authScopes: { public: true },
  fields: (t) => ({
    learners: t.exposeInt('learners', { nullable: true, description: 'Learners who may record what they learn.' }),
    lessons: t.exposeInt('lessons', { nullable: true, description: 'Completed lessons.' }),
    projects: t.exposeInt('projects', { nullable: true, description: 'Projects.' }),
  }),
})

builder.queryField('academyCounts', (t) =>
  t.field({
    type: AcademyCountsType,
    authScopes: { public: true },
    description: 'Public counts of the academy.',
    resolve: (_root, _args, context) => academyCounts(context),
  }),
)
