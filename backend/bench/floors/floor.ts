/** Runs a prepared statement by its name. */
export type Select = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>

/** Who asks, as the floor's one statement about the session says. */
export type Visitor = { userId: string; role: string; timeZone: string }

/** One read or write, written by hand: what of the database becomes `data` of the answer, with its keys in the order they are asked for. */
export type Floor = (select: Select, visitor: Visitor, variables: Record<string, unknown>) => Promise<object>

/** The first row of a statement that always has one. */
export async function one<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('the floor answers people of the bench only')
  return row
}
