/** Every way to put one word of each list after the other, as one term: "without_him_noticing", "without_her_noticing". */
export function phrases(...lists: string[]): string {
  return lists
    .map((list): string[] => list.match(/\S+/g) ?? [])
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start}_${end}`)))
    .join(' ')
}
