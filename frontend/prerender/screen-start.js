// Inline script of every signed-in screen. It requests the session and the first data of the screen while the app loads, and preloads the
// chunks of the screen. The data comes first, because its responses are small. Part of it is shown in the outline of the screen as soon as it
// arrives. The build fills in the path of the screen, its queries, its chunks and its outline. src/lib/api/early-responses.ts passes the
// responses on.
;((path, queries, chunks, outline) => {
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
      const response = fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
      responses[hash + JSON.stringify(variables)] = response
      // The last query is that of the page itself.
      if (outline && hash === queries.at(-1).hash)
        response
          .then((it) => it.clone().json())
          .then(
            ({ data }) => showOutline(data),
            () => null,
          )
    }
    // A failed request is sent again by the app.
    for (const response of Object.values(responses)) response.catch(() => null)
    window.earlyResponses = responses
    setTimeout(() => delete window.earlyResponses, 60_000)
  }

  // Shows what the outline can say of this data. React keeps it (src/ui/feedback/page-skeleton.tsx).
  function showOutline(data) {
    const fill = (template = '', encode = (value) => value) => {
      let isMissing = false
      const text = template.replaceAll(/{([\w.]+)}/g, (_, keys) => {
        const value = keys.split('.').reduce((object, key) => object?.[key], data)
        isMissing ||= !value
        return encode(value)
      })
      return isMissing ? '' : text
    }
    const title = document.createElement('span')
    title.textContent = fill(outline.title)
    if (!title.textContent) return
    const link = fill(outline.link, encodeURIComponent)
    const body = document.createElement(link ? 'a' : 'span')
    body.textContent = fill(outline.text)
    if (link) body.href = link
    window.earlyOutline = { path: location.pathname, title: title.innerHTML, body: body.textContent && body.outerHTML }
    for (const slot of document.querySelectorAll('[data-early]')) slot.innerHTML = window.earlyOutline[slot.dataset.early]
  }
})(__PATH__, __QUERIES__, __CHUNKS__, __OUTLINE__)
