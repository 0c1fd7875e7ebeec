/** The network sees the last letters of a name. All its knowledge is in `weights`: numbers that training changes a little each time. */
export type Net = { letters: number; look: number; size: number; weights: Float64Array; slopes: Float64Array }

/** Guesses the next letter: each letter before it adds a row of numbers, and from their sum follows a chance for every letter. */
export function predict({ letters, look, size, weights }: Net, before: readonly number[]) {
  const hidden = new Float64Array(size)
  for (let place = 0; place < look; place++)
    for (let n = 0, at = (place * letters + before[place]!) * size; n < size; n++, at++) hidden[n]! += weights[at]!
  for (let n = 0; n < size; n++) hidden[n] = Math.tanh(hidden[n]!)
  const powers = new Float64Array(letters)
  for (let letter = 0; letter < letters; letter++) {
    let score = 0
    for (let n = 0, at = (look * letters + letter) * size; n < size; n++, at++) score += weights[at]! * hidden[n]!
    powers[letter] = Math.exp(score)
  }
  const sum = powers.reduce((total, power) => total + power)
  return { hidden, chances: powers.map((power) => power / sum) }
}

/** Compares the guess with the letter that really comes next, and adds up in which direction each weight was wrong. */
export function learn(net: Net, before: readonly number[], next: number): number {
  const { letters, look, size, weights, slopes } = net
  const { hidden, chances } = predict(net, before)
  const blame = new Float64Array(size)
  for (let letter = 0; letter < letters; letter++) {
    const error = chances[letter]! - (letter === next ? 1 : 0)
    for (let n = 0, at = (look * letters + letter) * size; n < size; n++, at++) {
      slopes[at]! += error * hidden[n]!
      blame[n]! += error * weights[at]!
    }
  }
  for (let place = 0; place < look; place++)
    for (let n = 0; n < size; n++) slopes[(place * letters + before[place]!) * size + n]! += blame[n]! * (1 - hidden[n]! ** 2)
  return -Math.log(chances[next]!)
}
