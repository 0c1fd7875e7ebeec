// The only script of the sandbox document. It receives a program from the page and runs it in a worker, which has the policy of this document:
// no network. The document has an opaque origin: no storage, no cookies, no access to the page.
const workerSource = __WORKER__
const workerLines = workerSource.split('\n').length
let stop = () => {}

addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return
  stop()
  run(data, port)
})

function run({ program, limits }, port) {
  let characters = 0
  let lines = 0
  const url = URL.createObjectURL(new Blob([limited(limits), '\n', program], { type: 'text/javascript' }))
  const worker = new Worker(url)
  // A worker that never starts must end too.
  let timer = setTimeout(() => end('late'), 5 * limits.milliseconds)
  const end = (reason) => {
    clearTimeout(timer)
    worker.terminate()
    URL.revokeObjectURL(url)
    port.postMessage({ kind: 'end', reason })
    port.close()
    stop = () => {}
  }
  const fail = (text, line) => {
    port.postMessage({ kind: 'error', text: text.slice(0, 500), line: line > 0 ? line : null })
    end('error')
  }
  const print = (text) => {
    const room = text.slice(0, limits.characters - characters).split('\n')
    const shown = room.slice(0, limits.lines - lines)
    const printed = shown.join('\n')
    characters += printed.length
    lines += shown.length
    if (shown.length > 0) port.postMessage({ kind: 'print', text: printed })
    if (printed.length < text.length) end('cut')
  }
  stop = () => end('stopped')
  port.onmessage = () => stop()

  let isDone = false
  worker.onmessage = ({ data }) => {
    if (data.kind === 'start') {
      clearTimeout(timer)
      timer = setTimeout(() => end(isDone ? 'done' : 'late'), limits.milliseconds)
    } else if (data.kind === 'done') {
      isDone = true
      port.postMessage({ kind: 'done' })
    } else if (data.kind === 'print') print(String(data.text))
    else if (data.kind === 'rejection') {
      const [, line] = /blob:\S*?:(\d+):\d+/.exec(data.stack) ?? []
      fail(String(data.text), Number(line ?? 0) - workerLines)
    }
  }
  worker.onerror = (event) => {
    event.preventDefault()
    fail(String(event.message ?? '').replace(/^Uncaught /, ''), Number(event.lineno ?? 0) - workerLines)
  }
}

function limited({ lines, characters }) {
  return workerSource.replace('__LINES__', lines).replace('__CHARACTERS__', characters)
}
