import { builder } from '../../graphql/builder.ts'
import { type Enrollment, recentEnrollments } from './enrollment.service.ts'

const EnrollmentType = builder.objectRef<Enrollment>('Enrollment').implement({
  description: 'A learner who joined, as the public may know them: no name, no age, no hour.',
  authScopes: { public: true },
  fields: (t) => ({
    persona: t.exposeString('persona', { description: 'Id of the path they chose.' }),
    enrolledAt: t.expose('enrolledAt', { type: 'DateTime', description: 'The day they joined, at midnight UTC.' }),
  }),
})

builder.queryField('recentEnrollments', (t) =>
  t.field({
    type: [EnrollmentType],
    authScopes: { public: true },
    description: 'The newest five learners who chose a path, newest first. Children who wait for consent are not among them.',
    resolve: (_root, _args, context) => recentEnrollments(context),
  }),
)
