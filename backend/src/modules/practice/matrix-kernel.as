// The inner loop of the sentence encoder: rows of 16-bit numbers times a matrix of 16-bit weights, in steps of eight. Whole numbers only, so
// that every machine finds the same sums. A row has a multiple of eight numbers, and there are four rows or a multiple of it.
export function multiply(rows: usize, count: i32, weights: usize, outputs: i32, width: i32, sums: usize): void {
  const stride = <usize>(width << 1)
  const across = <usize>(outputs << 2)
  for (let row = 0; row < count; row += 4) {
    const first = rows + <usize>row * stride
    const target = sums + <usize>row * across
    for (let output = 0; output < outputs; output++) {
      let weight = weights + <usize>output * stride
      let at = first
      const end = weight + stride
      let a = i32x4.splat(0)
      let b = i32x4.splat(0)
      let c = i32x4.splat(0)
      let d = i32x4.splat(0)
      while (weight < end) {
        const w = v128.load(weight)
        a = i32x4.add(a, i32x4.dot_i16x8_s(w, v128.load(at)))
        b = i32x4.add(b, i32x4.dot_i16x8_s(w, v128.load(at + stride)))
        c = i32x4.add(c, i32x4.dot_i16x8_s(w, v128.load(at + stride * 2)))
        d = i32x4.add(d, i32x4.dot_i16x8_s(w, v128.load(at + stride * 3)))
        weight += 16
        at += 16
      }
      const cell = target + <usize>(output << 2)
      store<i32>(cell, sum(a))
      store<i32>(cell + across, sum(b))
      store<i32>(cell + across * 2, sum(c))
      store<i32>(cell + across * 3, sum(d))
    }
  }
}

// @ts-ignore: decorator
@inline
function sum(four: v128): i32 {
  return i32x4.extract_lane(four, 0) + i32x4.extract_lane(four, 1) + i32x4.extract_lane(four, 2) + i32x4.extract_lane(four, 3)
}
