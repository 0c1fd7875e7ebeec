import { builder } from './builder.ts'

/** The result of a mutation that returns no data. */
export const DonePayload = builder.objectRef<{ done: true }>('DonePayload').implement({
  description: 'The mutation succeeded; there is no data to return.',
  authScopes: { public: true },
  fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
})

export const done = { done: true } as const
