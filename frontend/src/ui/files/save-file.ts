export function saveFile(name: string, text: string, type: 'application/json' | 'text/html' | 'text/csv' | 'text/plain'): void {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the blob later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
