// Runs before a learner's program, in the same worker: sends what the program prints to frame.js. The limits here only spare the frame; the
// program could evade them, and the frame counts again.
{
  const send = postMessage.bind(self)
  const limits = { lines: __LINES__, characters: __CHARACTERS__ }
  let lines = 0
  let characters = 0

  // Without these, a program could flood the frame with messages or start workers of its own.
  for (const name of ['postMessage', 'Worker', 'close'])
    for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) delete owner[name]

  const maxItems = 100
  const listOf = (values, depth) => {
    const shown = values.slice(0, maxItems).map((value) => textOf(value, depth + 1))
    return shown.concat(values.length > maxItems ? ['…'] : []).join(', ')
  }
  const textOf = (value, depth = 0) => {
    if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value)
    if (typeof value === 'function') return `function ${value.name}`.trim()
    if (typeof value !== 'object' || value === null) return String(value)
    if (value instanceof Error || value instanceof Date || value instanceof RegExp) return String(value)
    if (depth > 3) return '…'
    if (Array.isArray(value)) return `[${listOf(value, depth)}]`
    if (value instanceof Map) return `Map ${textOf(Object.fromEntries(value), depth)}`
    if (value instanceof Set) return `Set [${listOf([...value], depth)}]`
    const entries = Object.entries(value).slice(0, maxItems)
    return `{ ${entries.map(([key, it]) => `${key}: ${textOf(it, depth + 1)}`).join(', ')} }`.replace('{  }', '{}')
  }

  const print = (...values) => {
    if (lines > limits.lines || characters > limits.characters) return
    const text = values.map((value) => textOf(value)).join(' ')
    lines += 1
    characters += text.length
    send({ kind: 'print', text: text.slice(0, limits.characters + 1) })
  }
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir']) console[name] = print

  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    send({ kind: 'rejection', text: String(event.reason), stack: String(event.reason?.stack ?? '') })
  })
  send({ kind: 'start' })
  setTimeout(() => send({ kind: 'done' }))
}
