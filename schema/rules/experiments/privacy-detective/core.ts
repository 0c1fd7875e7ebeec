/** A row of a list: columns with values, such as club: chess. */
export type Row = Readonly<Record<string, string>>
export type Fact = { column: string; value: string }

/** Whether a row agrees with every fact about a column that it has. */
const fits = (row: Row, facts: readonly Fact[]) =>
  facts.every(({ column, value }) => row[column] === undefined || row[column] === value)

/** Whether two rows may be about the same person: they agree in all columns that both have. */
const agree = (one: Row, other: Row) => Object.keys(one).every((key) => other[key] === undefined || one[key] === other[key])

/** Returns the people whom the facts can be about. Their number is k. A second list rules out more of them. */
export function crowd<Person extends Row>(
  people: readonly Person[],
  facts: readonly Fact[],
  second: readonly Row[] = [],
): Person[] {
  const possible = people.filter((person) => fits(person, facts))
  const onlyThere = facts.some(
    ({ column }) => second.some((row) => row[column] !== undefined) && !people.some((it) => it[column]),
  )
  if (!onlyThere) return possible
  const rows = second.filter((row) => fits(row, facts))
  return possible.filter((person) => rows.some((row) => agree(person, row)))
}

/** Finds the fewest facts that leave the smallest crowd: tries one fact, then two, and so on. */
export function strongest<Person extends Row>(
  people: readonly Person[],
  facts: readonly Fact[],
  second: readonly Row[] = [],
): Fact[] {
  const goal = crowd(people, facts, second).length
  let sets: Fact[][] = [[]]
  for (let size = 0; size <= facts.length; size += 1) {
    const found = sets.find((set) => crowd(people, set, second).length === goal)
    if (found) return found
    sets = sets.flatMap((set) => facts.slice(facts.indexOf(set.at(-1) as Fact) + 1).map((fact) => [...set, fact]))
  }
  return [...facts]
}
