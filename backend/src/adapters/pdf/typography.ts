/** Turns typewriter quotes into typographic ones; `previous` is the character before the text. */
export function typographic(text: string, previous = ' '): string {
  let before = previous
  let result = ''
  for (const char of text) {
    const opens = /[\s([{–“‘]/.test(before)
    const set = char === '"' ? (opens ? '“' : '”') : char === "'" ? (opens ? '‘' : '’') : char
    result += set
    before = set
  }
  return result
}
