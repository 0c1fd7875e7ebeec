import type { Academy, Browser } from '../academy/academy.ts'

// Accounts whose address is not confirmed.

/** Returns the signed-in account with the state of its address. */
export async function accountOf(browser: Browser): Promise<{ id: string; email: string; addressState: string }> {
  return (await browser.execute('{ viewer { id email addressState } }')).viewer
}

/** Returns 200 for a browser with a session, 401 without. */
export async function sessionStatus(browser: Browser): Promise<number> {
  return (await browser.get('/api/auth/user')).status
}

export const sendAddressLink = 'mutation { sendAddressLink { __typename ... on Error { code } } }'

/** Requests a sign-in link for an address. */
export async function askForLink(academy: Academy, email: string): Promise<void> {
  await academy.browser().execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
}
