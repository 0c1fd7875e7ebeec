/** A picture has red, green and blue of each of its 16 × 16 dots, from -1 to 1. */
export const side = 16
const dots = side * side

/**
 * Removes noise. Each dot becomes an average of that dot in all training pictures. A training picture counts more if the noisy picture
 * looks like it around the dot, as far as `reach`, and if it shows what was asked for (`bonus`).
 */
export function denoise(noisy: Float32Array, noise: number, reach: number, pictures: Float32Array[], bonus: number[]) {
  const best = new Float64Array(dots).fill(-Infinity)
  const scores = pictures.map((picture, index) => {
    const difference = new Float64Array(dots)
    for (let dot = 0; dot < dots; dot++)
      for (let i = 3 * dot; i < 3 * dot + 3; i++) difference[dot]! += (noisy[i]! - picture[i]!) ** 2
    const around = sumAround(sumAround(difference, reach, 1, side), reach, side, 1)
    const score = around.map((it) => bonus[index]! - it / (2 * noise ** 2))
    for (let dot = 0; dot < dots; dot++) best[dot] = Math.max(best[dot]!, score[dot]!)
    return score
  })
  const total = new Float64Array(dots)
  const clean = new Float32Array(noisy.length)
  pictures.forEach((picture, index) => {
    const weights = scores[index]!.map((score, dot) => Math.exp(score - best[dot]!))
    for (let dot = 0; dot < dots; dot++) total[dot]! += weights[dot]!
    for (let i = 0; i < noisy.length; i++) clean[i]! += weights[Math.trunc(i / 3)]! * picture[i]!
  })
  return clean.map((sum, i) => sum / total[Math.trunc(i / 3)]!)
}

/** Adds up the numbers from `reach` dots before to `reach` dots after each dot in its line. */
function sumAround(numbers: Float64Array, reach: number, next: number, nextLine: number) {
  const sums = new Float64Array(dots)
  for (let line = 0; line < side * nextLine; line += nextLine)
    for (let at = -reach, sum = 0; at < side; at++) {
      if (at + reach < side) sum += numbers[line + (at + reach) * next]!
      if (at > reach) sum -= numbers[line + (at - reach - 1) * next]!
      if (at >= 0) sums[line + at * next] = sum
    }
  return sums
}
