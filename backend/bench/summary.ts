import type { Count } from './statements.ts'

/** What an operation reached of a floor's speed. */
export type Share = { operation: string; ofFloor: number; goal?: number | undefined }

type Shares = {
  /** Of floors written by hand. */
  byHand: Share[]
  /** Of their own statements and answers with nothing between, under load. */
  replayed: Share[]
  /** Of their own statements on a second database, one at a time. */
  followed: Share[]
}

/** Prints all that was found out about each operation as one table, a line for each. */
export function printSummary(counts: Count[], { byHand, replayed, followed }: Shares): void {
  const find = (shares: Share[], name: string) => shares.find((it) => it.operation === name)
  const table = counts.map(({ operation: { name, kind }, statements }) => {
    const hand = find(byHand, name)
    const goal = hand?.goal
    return {
      operation: name,
      kind,
      SQL: statements.length,
      'of a floor by hand': hand?.ofFloor ?? '',
      goal: goal ?? '',
      reached: goal === undefined || hand === undefined ? '' : hand.ofFloor >= goal ? 'yes' : 'no',
      'of its statements, under load': find(replayed, name)?.ofFloor ?? '',
      'of its statements, alone': find(followed, name)?.ofFloor ?? '',
    }
  })
  console.log('\nEvery operation of the web app and of the REST paths: shares of the speed of its floors')
  console.table(Object.fromEntries(table.map(({ operation, ...row }) => [operation, row])))
}
