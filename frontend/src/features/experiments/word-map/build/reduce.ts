/** Functions that place word vectors. They run once, when the data of the experiment is built. */

export type Matrix = readonly (readonly number[])[]

export function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return vector.map((it) => it / length)
}

const dot = (one: readonly number[], other: readonly number[]) => one.reduce((sum, it, axis) => sum + it * (other[axis] ?? 0), 0)

/** Projects rows to their axes of largest variance (principal component analysis by power iteration). */
export function principalComponents(rows: Matrix, count: number): number[][] {
  const width = rows[0]?.length ?? 0
  const axesOf = Array.from({ length: width }, (_, axis) => axis)
  const mean = axesOf.map((axis) => rows.reduce((sum, row) => sum + (row[axis] ?? 0), 0) / rows.length)
  const centered = rows.map((row) => row.map((it, axis) => it - (mean[axis] ?? 0)))
  const covariance = axesOf.map((one) =>
    axesOf.map((other) => centered.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0)),
  )
  const axes: number[][] = []
  while (axes.length < count) {
    let axis = unit(axesOf.map((it) => Math.sin(7 * it + 13 * axes.length + 1)))
    for (let round = 0; round < 400; round += 1) {
      let next = covariance.map((row) => dot(row, axis))
      for (const found of axes) {
        const share = dot(next, found)
        next = next.map((it, place) => it - share * (found[place] ?? 0))
      }
      axis = unit(next)
    }
    axes.push(axis)
  }
  return centered.map((row) => axes.map((axis) => dot(row, axis)))
}

const perplexity = 25
const neighborCount = 75
const rounds = 600

/** Places rows in two dimensions so that neighbours stay together (t-SNE). The result is the same for the same rows. */
export function planePositions(rows: Matrix): { x: Float64Array; y: Float64Array } {
  const size = rows.length
  const pairs = attraction(rows)
  const x = Float64Array.from(rows, (row) => 0.01 * (row[0] ?? 0))
  const y = Float64Array.from(rows, (row) => 0.01 * (row[1] ?? 0))
  const speed = [new Float64Array(size), new Float64Array(size)] as const
  for (let round = 0; round < rounds; round += 1) {
    const pull = [new Float64Array(size), new Float64Array(size)] as const
    const push = [new Float64Array(size), new Float64Array(size)] as const
    const sum = repel(x, y, push)
    const exaggeration = round < 150 ? 12 : 1
    for (const [one, other, weight] of pairs) {
      const [dx, dy] = [at(x, one) - at(x, other), at(y, one) - at(y, other)]
      const force = (exaggeration * weight) / (1 + dx * dx + dy * dy)
      pull[0][one] = at(pull[0], one) - force * dx
      pull[1][one] = at(pull[1], one) - force * dy
      pull[0][other] = at(pull[0], other) + force * dx
      pull[1][other] = at(pull[1], other) + force * dy
    }
    const momentum = round < 150 ? 0.5 : 0.8
    for (let it = 0; it < size; it += 1) {
      for (const [axis, places] of [x, y].entries()) {
        const change = at(pull[axis as 0 | 1], it) + at(push[axis as 0 | 1], it) / sum
        speed[axis as 0 | 1][it] = momentum * at(speed[axis as 0 | 1], it) + 4 * 200 * change
        places[it] = at(places, it) + at(speed[axis as 0 | 1], it)
      }
    }
  }
  return { x, y }
}

const at = (values: Float64Array, index: number) => values[index] ?? 0

/** Adds the repulsion of all pairs, and returns the sum of their weights. */
function repel(x: Float64Array, y: Float64Array, push: readonly [Float64Array, Float64Array]): number {
  const [pushX, pushY] = push
  let sum = 0
  for (let one = 0; one < x.length; one += 1) {
    let [toX, toY] = [0, 0]
    for (let other = 0; other < one; other += 1) {
      const [dx, dy] = [at(x, one) - at(x, other), at(y, one) - at(y, other)]
      const weight = 1 / (1 + dx * dx + dy * dy)
      sum += 2 * weight
      const force = weight * weight
      toX += force * dx
      toY += force * dy
      pushX[other] = at(pushX, other) - force * dx
      pushY[other] = at(pushY, other) - force * dy
    }
    pushX[one] = at(pushX, one) + toX
    pushY[one] = at(pushY, one) + toY
  }
  return sum
}

/** Returns the pairs of near rows with their weights, which add up to a half. */
function attraction(rows: Matrix): [one: number, other: number, weight: number][] {
  const weights = new Map<number, number>()
  for (const [one, row] of rows.entries()) {
    const near = rows
      .map((it, other) => ({ other, distance: 2 - 2 * dot(row, it) }))
      .filter(({ other }) => other !== one)
      .sort((left, right) => left.distance - right.distance)
      .slice(0, neighborCount)
    for (const [index, share] of neighborShares(near.map((it) => it.distance)).entries()) {
      const other = near[index]?.other ?? 0
      const key = Math.min(one, other) * rows.length + Math.max(one, other)
      weights.set(key, (weights.get(key) ?? 0) + share / (2 * rows.length))
    }
  }
  return [...weights].map(([key, weight]) => [Math.floor(key / rows.length), key % rows.length, weight])
}

/** Returns shares that fall with the distance, with a width that gives the wanted perplexity. */
function neighborShares(distances: readonly number[]): number[] {
  let [low, high] = [0, Number.POSITIVE_INFINITY]
  let precision = 1
  let shares: number[] = []
  for (let round = 0; round < 50; round += 1) {
    const raw = distances.map((it) => Math.exp(-precision * (it - (distances[0] ?? 0))))
    const sum = raw.reduce((total, it) => total + it, 0)
    shares = raw.map((it) => it / sum)
    const entropy = -shares.reduce((total, it) => total + (it > 0 ? it * Math.log(it) : 0), 0)
    if (entropy > Math.log(perplexity)) low = precision
    else high = precision
    precision = high === Number.POSITIVE_INFINITY ? precision * 2 : (low + high) / 2
  }
  return shares
}
