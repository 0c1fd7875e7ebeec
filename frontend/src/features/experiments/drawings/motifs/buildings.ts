import type { Pen } from './pen.ts'

type Draw = (pen: Pen) => void

function box(pen: Pen, left: number, top: number, right: number, bottom: number) {
  pen.line([left, top], [right, top], [right, bottom], [left, bottom], [left, top])
}

function awning(pen: Pen, left: number, top: number, right: number, depth = 9) {
  box(pen, left, top, right, top + depth)
  const count = 4
  for (let index = 1; index < count; index += 1) {
    const x = left + ((right - left) * index) / count
    pen.maybe(0.85, () => pen.line([x, top], [x, top + depth]))
  }
}

function wheels(pen: Pen, y: number, ...places: number[]) {
  for (const x of places) pen.ellipse(x + pen.between(-3, 3), y, pen.between(5, 7), pen.between(5, 7))
}

export const pitchedRoof: Draw = (pen) => {
  const [half, top, ridge] = [pen.between(24, 34), pen.between(42, 52), pen.between(12, 26)]
  box(pen, 50 - half, top, 50 + half, 90)
  pen.line([50 - half - 5, top], [50 + pen.between(-4, 4), ridge], [50 + half + 5, top])
  const door = pen.between(-12, 4)
  pen.line([50 + door, 90], [50 + door, 68], [60 + door, 68], [60 + door, 90])
  pen.maybe(0.8, () => box(pen, 50 - half + 6, top + 9, 50 - half + 17, top + 20))
  pen.maybe(0.8, () => box(pen, 50 + half - 17, top + 9, 50 + half - 6, top + 20))
  pen.maybe(0.5, () => pen.line([66, 32], [66, 18], [73, 18], [73, 38]))
}

export const towerBlock: Draw = (pen) => {
  const [half, top] = [pen.between(15, 21), pen.between(4, 14)]
  box(pen, 50 - half, top, 50 + half, 96)
  const rows = Math.round(pen.between(4, 6))
  for (let row = 0; row < rows; row += 1) {
    const y = top + 8 + (row * (66 - top)) / rows
    for (const x of [-0.62, -0.12, 0.38]) pen.maybe(0.85, () => box(pen, 50 + half * x, y, 50 + half * x + 5, y + 6))
  }
  pen.maybe(0.8, () => pen.line([46, 96], [46, 84], [54, 84], [54, 96]))
  pen.maybe(0.35, () => pen.line([54, top], [54, top - 8]))
}

export const roundHouse: Draw = (pen) => {
  const [half, eaves, peak] = [pen.between(22, 29), pen.between(50, 58), pen.between(12, 22)]
  pen.line([50 - half, eaves], [50 - half + 1, 86])
  pen.line([50 + half, eaves], [50 + half - 1, 86])
  pen.ellipse(50, 84, half, 6, 0, 180)
  pen.line([50 - half - 10, eaves + 2], [50, peak], [50 + half + 10, eaves + 2])
  pen.ellipse(50, eaves, half + 10, 7, 0, 180)
  for (const x of [-14, 0, 14]) pen.maybe(0.6, () => pen.line([50 + x / 3, peak + 12], [50 + x, eaves + 4]))
  pen.line([44, 88], [44, 70], [50, 65], [56, 70], [56, 88])
}

export const domeHouse: Draw = (pen) => {
  const [half, peak] = [pen.between(27, 35), pen.between(18, 28)]
  pen.ellipse(50, 86, half, 86 - peak, 180, 360)
  pen.line([50 - half, 86], [50 + half, 86])
  pen.line([42, 86], [42, 68], [50, 62], [58, 68], [58, 86])
  pen.maybe(0.7, () => pen.ellipse(50, 86, half * 0.75, (86 - peak) * 0.75, 205, 335))
}

export const yurt: Draw = (pen) => {
  const [half, eaves] = [pen.between(34, 40), pen.between(50, 56)]
  pen.line([50 - half, 82], [50 - half, eaves], [50 + half, eaves], [50 + half, 82], [50 - half, 82])
  pen.ellipse(50, eaves, half, pen.between(20, 28), 180, 360)
  pen.maybe(0.7, () => pen.line([50 - half, 66], [50 + half, 66]))
  box(pen, 43, 60, 57, 82)
}

export const tent: Draw = (pen) => {
  const [half, peak] = [pen.between(32, 42), pen.between(16, 28)]
  pen.line([50 - half, 84], [50, peak], [50 + half, 84], [50 - half, 84])
  pen.line([50, peak], [40, 84])
  pen.line([50, peak], [60, 84])
  pen.maybe(0.6, () => pen.line([50 - half, 84], [50 - half - 8, 90]))
}

export const caravan: Draw = (pen) => {
  const [left, right, top] = [pen.between(8, 14), pen.between(82, 88), pen.between(34, 42)]
  pen.line([left, 74], [left, top + 10], [left + 10, top], [right - 10, top], [right, top + 12], [right, 74], [left, 74])
  wheels(pen, 79, 50)
  box(pen, left + 10, top + 11, left + 28, top + 24)
  pen.line([62, 74], [62, top + 12], [74, top + 12], [74, 74])
  pen.line([right, 70], [right + 10, 72])
}

export const wagon: Draw = (pen) => {
  const [left, right, top] = [pen.between(16, 22), pen.between(78, 84), pen.between(14, 24)]
  pen.line([left, 60], [left, 40])
  pen.line([right, 60], [right, 40])
  pen.ellipse(50, 40, (right - left) / 2 + 3, 40 - top, 180, 360)
  pen.line([left - 3, 40], [right + 3, 40])
  pen.line([left - 6, 60], [right + 6, 60])
  for (const x of [left + 8, right - 8]) {
    pen.ellipse(x, 76, 12, 12)
    pen.maybe(0.7, () => pen.line([x - 11, 76], [x + 11, 76]))
    pen.maybe(0.7, () => pen.line([x, 65], [x, 87]))
  }
  pen.maybe(0.8, () => box(pen, 43, 44, 57, 56))
}

export const camper: Draw = (pen) => {
  const top = pen.between(40, 46)
  pen.line([6, 74], [6, top + 8], [12, top], [72, top], [88, 58], [94, 62], [94, 74], [6, 74])
  wheels(pen, 78, 24, 76)
  // The roof is lifted for sleeping.
  pen.line([16, top], [62, top - pen.between(18, 24)], [62, top])
  for (const x of [14, 32, 50]) pen.maybe(0.9, () => box(pen, x, top + 7, x + 12, top + 17))
}

export const houseboat: Draw = (pen) => {
  const top = pen.between(34, 42)
  pen.line([4, 62], [14, 80], [84, 80], [96, 62], [4, 62])
  box(pen, 22, top, 76, 62)
  for (const x of [28, 45, 62]) pen.maybe(0.85, () => box(pen, x, top + 8, x + 9, top + 17))
  pen.line([4, 88], [20, 84], [36, 89], [52, 84], [68, 89], [84, 85], [96, 88])
}

export const cornerShop: Draw = (pen) => {
  const [half, top] = [pen.between(32, 40), pen.between(26, 36)]
  box(pen, 50 - half, top, 50 + half, 88)
  awning(pen, 50 - half, top + 14, 50 + half)
  box(pen, 50 - half + 6, top + 30, 50 + 6, 80)
  pen.line([64, 88], [64, top + 30], [76, top + 30], [76, 88])
  pen.maybe(0.7, () => pen.line([36, top + 7], [64, top + 7]))
}

export const departmentStore: Draw = (pen) => {
  const [half, top] = [pen.between(24, 31), pen.between(8, 16)]
  box(pen, 50 - half, top, 50 + half, 94)
  box(pen, 50 - half + 5, top + 5, 50 + half - 5, top + 17)
  for (const y of [0.3, 0.48]) box(pen, 50 - half + 5, 94 * y + 6, 50 + half - 5, 94 * y + 17)
  awning(pen, 50 - half - 3, 68, 50 + half + 3, 7)
  pen.line([43, 94], [43, 76], [57, 76], [57, 94])
}

export const kiosk: Draw = (pen) => {
  const [half, eaves, peak] = [pen.between(20, 27), pen.between(36, 44), pen.between(10, 18)]
  box(pen, 50 - half, eaves, 50 + half, 90)
  pen.line([50 - half - 9, eaves + 1], [50, peak], [50 + half + 9, eaves + 1], [50 - half - 9, eaves + 1])
  box(pen, 50 - half + 6, eaves + 10, 50 + half - 6, 66)
  pen.line([50 - half - 4, 69], [50 + half + 4, 69])
  pen.maybe(0.6, () => pen.line([50, peak], [50, peak - 8], [58, peak - 5]))
}

export const marketStall: Draw = (pen) => {
  const [half, top] = [pen.between(30, 38), pen.between(20, 28)]
  pen.line([50 - half, 44], [50 - half + 10, top], [50 + half - 10, top], [50 + half, 44], [50 - half, 44])
  for (const x of [-0.4, 0, 0.4]) pen.maybe(0.8, () => pen.line([50 + half * x * 0.7, top], [50 + half * x, 44]))
  pen.line([50 - half + 3, 44], [50 - half + 3, 90])
  pen.line([50 + half - 3, 44], [50 + half - 3, 90])
  box(pen, 50 - half + 3, 64, 50 + half - 3, 74)
  for (const x of [36, 48, 60]) pen.maybe(0.7, () => pen.ellipse(x, 60, 4, 4))
}

export const foodTruck: Draw = (pen) => {
  const top = pen.between(30, 38)
  box(pen, 8, top, 70, 74)
  pen.line([70, 46], [84, 48], [92, 60], [92, 74], [70, 74])
  wheels(pen, 78, 24, 78)
  awning(pen, 16, top + 8, 60, 7)
  box(pen, 18, top + 15, 58, 58)
  pen.maybe(0.5, () => box(pen, 28, top - 10, 50, top))
}
