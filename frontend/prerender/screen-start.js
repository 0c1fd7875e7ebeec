// Inline script of every signed-in screen. It requests the session and the first data of the screen while the app loads, and preloads the
// chunks of the screen. The data comes first, because its responses are small. The build fills in the path of the screen, its queries and
// its chunks. src/lib/api/early-responses.ts passes the responses on.
;((path, queries, chunks) => {
  requestData()
  for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))

  // Replaces the message of the outline if the app cannot be loaded.
  addEventListener(
    'error',
    ({ target }) => {
      const message = document.querySelector('[data-skeleton] [role="status"]')
      if (target.type === 'module' && message)
        message.textContent = 'This page did not load. Check your connection, then reload it.'
    },
    true,
  )

  function requestData() {
    try {
      if (localStorage.getItem('user-logged-out') || localStorage.getItem('force-logout')) return
    } catch {}
    const segments = location.pathname.split('/')
    const params = {}
    try {
      for (const [index, name] of path.split('/').entries()) params[name] = decodeURIComponent(segments[index] ?? '')
    } catch {
      return
    }
    const responses = { '/api/auth/user': fetch('/api/auth/user', { headers: { 'x-session': 'optional' } }) }
    for (const { hash, operationName, variables } of queries) {
      for (const name in variables) variables[name] = params[variables[name]] ?? variables[name]
      const body = { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
      const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json' }
      responses[hash + JSON.stringify(variables)] = fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
    }
    // A failed request is sent again by the app.
    for (const response of Object.values(responses)) response.catch(() => null)
    window.earlyResponses = responses
    setTimeout(() => delete window.earlyResponses, 60_000)
  }
})(__PATH__, __QUERIES__, __CHUNKS__)
