import type { Point } from '../paper/drawing.ts'
import type { Pen } from './pen.ts'

type Draw = (pen: Pen) => void

const around = (x: number, y: number, distance: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
}

function circled(pen: Pen, count: number, draw: (degrees: number) => void, from = 0, to = 360) {
  const start = from + pen.between(-8, 8)
  for (let index = 0; index < count; index += 1)
    pen.maybe(0.95, () => draw(start + ((to - from) * index) / count + pen.between(-5, 5)))
}

const whole = (pen: Pen, low: number, high: number) => Math.round(pen.between(low - 0.49, high + 0.49))

export const sunRays: Draw = (pen) => {
  const size = pen.between(15, 21)
  pen.ellipse(50, 50, size, size)
  circled(pen, whole(pen, 8, 12), (it) => pen.line(around(50, 50, size + 5, it), around(50, 50, size + pen.between(17, 25), it)))
  pen.maybe(0.4, () => {
    pen.dot(44, 46)
    pen.dot(56, 46)
    pen.ellipse(50, 52, 7, 5, 10, 170)
  })
}

export const sunSpikes: Draw = (pen) => {
  const size = pen.between(20, 25)
  pen.ellipse(50, 50, size, size)
  const count = whole(pen, 8, 11)
  circled(pen, count, (it) => {
    const width = 150 / count
    pen.line(around(50, 50, size, it - width), around(50, 50, size + pen.between(14, 20), it), around(50, 50, size, it + width))
  })
}

export const sunRising: Draw = (pen) => {
  const size = pen.between(20, 26)
  pen.line([4, 68], [96, 68])
  pen.ellipse(50, 68, size, size, 180, 360)
  const count = whole(pen, 5, 7)
  circled(pen, count, (it) => pen.line(around(50, 68, size + 5, it), around(50, 68, size + pen.between(16, 24), it)), 195, 375)
  pen.maybe(0.5, () => pen.line([20, 78], [80, 78]))
}

function stem(pen: Pen, top: number) {
  pen.line([50, top], [50 + pen.between(-4, 4), (top + 96) / 2], [50, 96])
  const side = pen.between(-1, 1) < 0 ? -1 : 1
  pen.line([50, 80], [50 + side * 14, 68], [50 + side * 18, 76], [50, 82])
}

export const flowerDaisy: Draw = (pen) => {
  const size = pen.between(7, 10)
  pen.ellipse(50, 34, size, size)
  circled(pen, whole(pen, 5, 8), (it) => {
    const [x, y] = around(50, 34, size + 9, it)
    pen.ellipse(x, y, pen.between(7, 9), pen.between(7, 9))
  })
  stem(pen, 58)
}

export const flowerTulip: Draw = (pen) => {
  const [width, top] = [pen.between(16, 22), pen.between(10, 16)]
  pen.line([50 - width, top], [50 - width / 2, top + 14], [50, top], [50 + width / 2, top + 14], [50 + width, top])
  pen.ellipse(50, top + 4, width, pen.between(30, 36), 0, 180)
  stem(pen, top + 36)
  pen.maybe(0.7, () => pen.line([50, 88], [34, 62], [30, 72], [49, 92]))
}

export const flowerFromAbove: Draw = (pen) => {
  const size = pen.between(9, 14)
  pen.ellipse(50, 50, size, size)
  circled(pen, whole(pen, 5, 8), (it) => {
    const [x, y] = around(50, 50, size + 13, it)
    pen.ellipse(x, y, pen.between(10, 13), pen.between(10, 13))
  })
}
