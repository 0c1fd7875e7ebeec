declare global {
  interface Window {
    /** Responses to requests that the page sent before the app had loaded (`prerender/screen-start.js`), by key. */
    earlyResponses?: Record<string, Promise<Response>>
  }
}

/** Returns the early response for a key, once; otherwise, or if that request failed, sends the request. */
export function fetchEarly(key: string, send: () => Promise<Response>): Promise<Response> {
  const early = window.earlyResponses?.[key]
  if (!early) return send()
  delete window.earlyResponses?.[key]
  return early.catch(send)
}

/** Sends a GraphQL request, unless the page has already sent it. */
export const fetchGraphqlEarly: typeof fetch = (url, options) => {
  const send = () => fetch(url, options)
  if (!window.earlyResponses || typeof options?.body !== 'string') return send()
  const { extensions, variables } = JSON.parse(options.body)
  return fetchEarly(extensions?.persistedQuery?.sha256Hash + JSON.stringify(variables), send)
}

/** Discards the early responses and the outline made of them. They belong to the account that was signed in when the page was opened. */
export function discardEarlyResponses(): void {
  delete window.earlyResponses
  delete window.earlyOutline
}
