import type { Page, Route } from '@playwright/test'

// Fakes responses for rows that the real server would have no reason to give.

type Data = Record<string, unknown>

function on(page: Page, operation: string, answer: (route: Route) => Promise<void>): Promise<unknown> {
  return page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === operation ? answer(route) : route.fallback(),
  )
}

/** Answers the next request of the operation with this data, or fails it. Later requests reach the server. */
export async function answerNext(page: Page, operation: string, data: Data | null): Promise<void> {
  let isDone = false
  await on(page, operation, (route) => {
    if (isDone) return route.fallback()
    isDone = true
    return data ? route.fulfill({ json: { data } }) : route.abort()
  })
}

/** Changes the server's responses to the operation. */
// biome-ignore lint/suspicious/noExplicitAny: each row changes its own operation
export async function changeAnswers(page: Page, operation: string, change: (data: any) => void): Promise<void> {
  await on(page, operation, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    change(json.data)
    await route.fulfill({ response, json })
  })
}

/** Delays the operation until the returned function is called. */
export async function holdBack(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await on(page, operation, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
