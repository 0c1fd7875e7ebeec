import { readConfig } from './config.ts'

/** A secret that the academy accepts in production. */
export const secret = '8ZsUqv1xJ0nTgW5kYbL2rCdP7hMfA4eE'

/** The variables that production requires. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://academy@db.example/academy',
  PUBLIC_URL: 'https://academy.example',
  SESSION_SECRET: secret,
}

/** Returns the startup error for these variables. */
export function complaint(env: Record<string, string | undefined>): string {
  try {
    readConfig({ SESSION_SECRET: secret, ...env })
    return 'no complaint'
  } catch (error) {
    return (error as Error).message
  }
}
