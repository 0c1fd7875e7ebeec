import type { Payments } from '../src/adapters/payments/payments.ts'

/** A payment provider in memory: every checkout is paid at once. What it costs to ask a real one is not the academy's to count. */
export function till(): Payments {
  const references = new Map<string, string>()
  return {
    provider: 'till',
    openCheckout: async ({ reference }) => {
      references.set(`session-${reference}`, reference)
      return { session: `session-${reference}`, url: `https://till.example/${reference}` }
    },
    readCheckout: async (session) => {
      const reference = references.get(session) ?? null
      return reference ? { reference, status: 'paid' } : { reference, status: 'cancelled' }
    },
    cancelCheckout: async () => {},
    pauseCharges: async () => {},
    readEvent: async () => null,
  }
}
