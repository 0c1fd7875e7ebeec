/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type: 'application/json' | 'text/html' | 'text/csv' | 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
