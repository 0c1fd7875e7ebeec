/** The day of a story in words. Days of stories are days of the calendar, the same for every reader, so they know no time zone. */
function dayInWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

export function Day({ of }: { of: string }) {
  return <time dateTime={of.slice(0, 10)}>{dayInWords(of)}</time>
}
