/** Describes a picture of 28 × 28 pixels by 147 numbers: in each of 7 × 7 cells the ink, and lines that run across and up. */
export function describe(ink: ArrayLike<number>): Float32Array {
  const numbers = new Float32Array(3 * 49)
  const at = (x: number, y: number) => (x < 0 || y < 0 || x > 27 || y > 27 ? 0 : (ink[y * 28 + x] ?? 0))
  for (let y = 0; y < 28; y += 1) {
    for (let x = 0; x < 28; x += 1) {
      const across = Math.abs(at(x, y + 1) - at(x, y - 1))
      const up = Math.abs(at(x + 1, y) - at(x - 1, y))
      // Each pixel counts for the four cells around it, so that a line may lie a little beside.
      for (let row = Math.round(y / 4) - 1; row <= Math.round(y / 4); row += 1) {
        for (let column = Math.round(x / 4) - 1; column <= Math.round(x / 4); column += 1) {
          if (row < 0 || column < 0 || row > 6 || column > 6) continue
          const share = (1 - Math.abs(y - 4 * row - 1.5) / 4) * (1 - Math.abs(x - 4 * column - 1.5) / 4)
          const cell = 3 * (7 * row + column)
          numbers[cell] = (numbers[cell] ?? 0) + share * at(x, y)
          numbers[cell + 1] = (numbers[cell + 1] ?? 0) + share * across
          numbers[cell + 2] = (numbers[cell + 2] ?? 0) + share * up
        }
      }
    }
  }
  const length = Math.hypot(...numbers) || 1
  return numbers.map((number) => number / length)
}

export type Example = { label: number; numbers: Float32Array }

/** Finds the examples that are most like a drawing. Each one votes for its class; the closer it is, the more its vote counts. */
export function decide(numbers: Float32Array, examples: readonly Example[], classes: number, neighbors = 5) {
  const far = ({ numbers: other }: Example) =>
    Math.sqrt(numbers.reduce((sum, it, index) => sum + (it - (other[index] ?? 0)) ** 2, 0))
  const nearest = examples.map((example, index) => ({ index, label: example.label, distance: far(example) }))
  nearest.sort((a, b) => a.distance - b.distance).splice(neighbors)
  const votes = new Array<number>(classes).fill(0)
  for (const { label, distance } of nearest) votes[label] = (votes[label] ?? 0) + 1 / (distance + 0.01) ** 2
  const all = votes.reduce((sum, vote) => sum + vote, 0) || 1
  return { chances: votes.map((vote) => vote / all), nearest }
}
