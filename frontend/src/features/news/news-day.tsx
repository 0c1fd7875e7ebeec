/** Formats a story's date in UTC, because it is a calendar day that is the same for every reader. */
function dayInWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

export function NewsDay({ of }: { of: string }) {
  return <time dateTime={of.slice(0, 10)}>{dayInWords(of)}</time>
}
