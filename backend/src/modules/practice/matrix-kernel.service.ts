// Rows times a matrix, in whole numbers: the sums are the same on every machine, and eight of them are done at once.

/** Multiplies so many rows of floats that stand one after the other, and adds what each output begins with. */
export type Matrix = (rows: Float32Array, count: number) => Float32Array
type Numbers = { numbers: Float32Array; bias: Float32Array; outputs: number; inputs: number }
type Kernel = {
  multiply: (rows: number, count: number, weights: number, outputs: number, inputs: number, sums: number) => void
}

/** `matrix-kernel.as` beside this file, by AssemblyScript (`asc -O3 --noAssert --enable simd --runtime stub --importMemory`); 508 bytes. */
const code =
  'AGFzbQEAAAABCgFgBn9/f39/fwACDwEDZW52Bm1lbW9yeQIAAQMCAQAHFQIIbXVsdGlwbHkAAAZtZW1vcnkCAAq5AwG2AwIIfwV7IARBAXQhByADQQJ0IQkDQCABIApKBEAgACAHIApsaiEGIAUgCSAKbGohDEEAIQgDQCADIAhKBEAgBiEEIAIgByAIbGoiCyAHaiEN/QwAAAAAAAAAAAAAAAAAAAAAIQ79DAAAAAAAAAAAAAAAAAAAAAAhD/0MAAAAAAAAAAAAAAAAAAAAACEQ/QwAAAAAAAAAAAAAAAAAAAAAIREDQCALIA1JBEAgDiAL/QAEACISIAT9AAQA/boB/a4BIQ4gDyASIAQgB2r9AAQA/boB/a4BIQ8gECASIAQgB0EBdGr9AAQA/boB/a4BIRAgESASIAQgB0EDbGr9AAQA/boB/a4BIREgC0EQaiELIARBEGohBAwBCwsgDCAIQQJ0aiIEIA79GwAgDv0bAWogDv0bAmogDv0bA2o2AgAgBCAJaiAP/RsAIA/9GwFqIA/9GwJqIA/9GwNqNgIAIAQgCUEBdGogEP0bACAQ/RsBaiAQ/RsCaiAQ/RsDajYCACAEIAlBA2xqIBH9GwAgEf0bAWogEf0bAmogEf0bA2o2AgAgCEEBaiEIDAELCyAKQQRqIQoMAQsLCw=='

// 11 bits of a row, 9 of a weight and 1,536 inputs stay within 32 bits.
const mostOfRow = 2047
const mostOfWeight = 511
const mostRows = 128
const widest = 1536
const page = 65_536

/** A place for matrices of so many weights in all. */
export function multiplier(weights: number): (matrix: Numbers) => Matrix {
  const rowsAt = weights * 2
  const sumsAt = rowsAt + mostRows * widest * 2
  const memory = new WebAssembly.Memory({ initial: Math.ceil((sumsAt + mostRows * widest * 4) / page) })
  const instance = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(code, 'base64')), { env: { memory } })
  const { multiply } = instance.exports as Kernel
  const whole = new Int16Array(memory.buffer, 0, sumsAt / 2)
  const sums = new Int32Array(memory.buffer, sumsAt)
  let used = 0
  return ({ numbers, bias, outputs, inputs }) => {
    const weightsAt = used
    used += numbers.length
    const steps = stepsOf(numbers, { outputs, inputs, whole, weightsAt })
    return (rows, count) => {
      const padded = Math.ceil(count / 4) * 4
      const scales = Float64Array.from({ length: count }, (_, at) =>
        rounded(rows, at * inputs, inputs, mostOfRow, whole, rowsAt / 2),
      )
      multiply(rowsAt, padded, weightsAt * 2, outputs, inputs, sumsAt)
      const result = new Float32Array(count * outputs)
      for (let row = 0; row < count; row += 1)
        for (let at = 0; at < outputs; at += 1)
          result[row * outputs + at] = (sums[row * outputs + at] ?? 0) * (scales[row] ?? 0) * (steps[at] ?? 0) + (bias[at] ?? 0)
      return result
    }
  }
}

type Target = { outputs: number; inputs: number; whole: Int16Array; weightsAt: number }

/** Writes the weights of each output, and answers its step. Apart from the closure above, which would keep all the floats in memory. */
function stepsOf(numbers: Float32Array, { outputs, inputs, whole, weightsAt }: Target): Float64Array {
  return Float64Array.from({ length: outputs }, (_, at) => rounded(numbers, at * inputs, inputs, mostOfWeight, whole, weightsAt))
}

/** Writes numbers as whole ones up to `most`, and says what one step is worth. */
function rounded(numbers: Float32Array, from: number, length: number, most: number, target: Int16Array, at: number): number {
  let largest = 0
  for (let k = 0; k < length; k += 1) largest = Math.max(largest, Math.abs(numbers[from + k] ?? 0))
  const step = largest / most || 1
  for (let k = 0; k < length; k += 1) target[at + from + k] = Math.round((numbers[from + k] ?? 0) / step)
  return step
}
