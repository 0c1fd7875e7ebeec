export type Vector = readonly number[]

/** Returns how alike the directions of two vectors are: 1 the same, 0 nothing in common, -1 opposite. */
export function similarity(one: Vector, other: Vector): number {
  return dot(one, other) / (length(one) * length(other))
}

/** Returns the words whose vectors are most alike to the target, the nearest first. */
export function nearest(target: Vector, words: ReadonlyMap<string, Vector>, without: readonly string[], count: number) {
  return [...words]
    .filter(([word]) => !without.includes(word))
    .map(([word, vector]) => ({ word, similarity: similarity(target, vector) }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, count)
}

/** Solves “a is to b as c is to ?”: goes from c the same way as from a to b. */
export function analogyTarget(a: Vector, b: Vector, c: Vector): Vector {
  const [from, to, start] = [unit(a), unit(b), unit(c)]
  return start.map((value, axis) => value + at(to, axis) - at(from, axis))
}

/** Returns where a word is on the line between two poles: below 0 toward the left one, above 0 toward the right one. */
export function placeOnLine(word: Vector, left: Vector, right: Vector): number {
  const line = right.map((value, axis) => value - at(left, axis))
  return similarity(word, line)
}

const at = (vector: Vector, axis: number) => vector[axis] ?? 0
function dot(one: Vector, other: Vector): number {
  let sum = 0
  for (let axis = 0; axis < one.length; axis += 1) sum += at(one, axis) * at(other, axis)
  return sum
}
const length = (vector: Vector) => Math.sqrt(dot(vector, vector))
const unit = (vector: Vector) => vector.map((value) => value / length(vector))
