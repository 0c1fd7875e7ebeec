import type { Pen } from './pen.ts'

type Draw = (pen: Pen) => void

const eyes: (x: number, y: number, apart: number) => Draw = (x, y, apart) => (pen) => {
  pen.dot(x - apart, y)
  pen.dot(x + apart, y)
}

function pointedEar(pen: Pen, x: number, y: number, size: number) {
  const lean = pen.between(-0.2, 0.2) * size
  pen.line([x - size / 2, y], [x + lean, y - size * pen.between(0.9, 1.3)], [x + size / 2, y])
}

function legs(pen: Pen, places: readonly number[], top: number, bottom: number) {
  for (const x of places) pen.line([x, top], [x + pen.between(-3, 3), bottom + pen.between(-3, 2)])
}

export const catFace: Draw = (pen) => {
  const [width, height] = [pen.between(25, 32), pen.between(21, 27)]
  pen.ellipse(50, 55, width, height)
  for (const side of [-1, 1]) pointedEar(pen, 50 + side * width * 0.65, 55 - height * 0.72, pen.between(15, 20))
  eyes(50, 50, pen.between(9, 12))(pen)
  pen.maybe(0.8, () => pen.line([47, 59], [53, 59], [50, 63], [47, 59]))
  for (const side of [-1, 1]) {
    for (const dy of [-3, 2, 7]) pen.maybe(0.75, () => pen.line([50 + side * 14, 62 + dy / 2], [50 + side * 40, 60 + dy * 1.5]))
  }
}

export const catSide: Draw = (pen) => {
  pen.ellipse(52, 58, pen.between(22, 28), pen.between(10, 14))
  pen.ellipse(22, 44, pen.between(10, 13), pen.between(9, 12))
  for (const dx of [-6, 6]) pointedEar(pen, 22 + dx, 36, 9)
  pen.maybe(0.7, () => pen.dot(18, 43))
  pen.maybe(0.5, () => pen.line([12, 48], [0, 46]))
  legs(pen, [34, 42, 64, 72], 68, 86)
  const top = pen.between(18, 30)
  pen.line([78, 54], [90, 46], [88, top + 8], [96, top])
}

export const catSitting: Draw = (pen) => {
  pen.ellipse(50, 66, pen.between(16, 21), pen.between(21, 25))
  pen.ellipse(50, 30, pen.between(13, 16), pen.between(11, 14))
  for (const side of [-1, 1]) pointedEar(pen, 50 + side * 9, 20, 10)
  pen.maybe(0.5, () => eyes(50, 29, 5)(pen))
  pen.line([66, 82], [84, 84], [88, 66], [80, pen.between(48, 58)])
}

export const dogFace: Draw = (pen) => {
  const [width, height] = [pen.between(22, 29), pen.between(24, 29)]
  pen.ellipse(50, 52, width, height)
  for (const side of [-1, 1]) {
    const x = 50 + side * (width + 4)
    pen.ellipse(x, 50, pen.between(6, 9), pen.between(16, 23))
  }
  eyes(50, 44, pen.between(8, 11))(pen)
  pen.ellipse(50, 58, pen.between(5, 8), pen.between(4, 6))
  pen.maybe(0.6, () => pen.line([50, 64], [50, 69], [42, 71]))
  pen.maybe(0.5, () => pen.ellipse(53, 76, 4, 7, 0, 180))
}

export const dogSide: Draw = (pen) => {
  pen.ellipse(54, 56, pen.between(24, 29), pen.between(10, 14))
  pen.ellipse(24, 38, pen.between(10, 13), pen.between(9, 12))
  pen.ellipse(11, 43, pen.between(7, 10), pen.between(4, 6))
  pen.ellipse(32, 42, pen.between(4, 6), pen.between(9, 13))
  pen.maybe(0.7, () => pen.dot(20, 36))
  legs(pen, [36, 44, 66, 74], 67, 88)
  pen.line([81, 52], [90, pen.between(40, 46)])
}

export const dogSitting: Draw = (pen) => {
  pen.ellipse(50, 68, pen.between(17, 21), pen.between(19, 23))
  pen.ellipse(50, 32, pen.between(13, 16), pen.between(13, 16))
  for (const side of [-1, 1]) pen.ellipse(50 + side * 18, 34, pen.between(4, 6), pen.between(11, 15))
  pen.ellipse(50, 37, 4, 3)
  pen.maybe(0.6, () => eyes(50, 28, 5)(pen))
  legs(pen, [44, 56], 64, 90)
  pen.maybe(0.8, () => pen.line([68, 78], [78, 70]))
}
