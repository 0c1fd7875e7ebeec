import { type Shape, solid, spark, stroke } from './shapes.ts'

/** The small signs in the corner of boxes, in a colour of choice. */
export const emblems = {
  spark: (fill: string): Shape[] => [spark(80, 80, 72, fill, 13)],
  speech: (fill: string): Shape[] => [
    solid('M40 18h80q28 0 28 28v36q0 28-28 28H82l-34 32v-32h-8q-28 0-28-28V46q0-28 28-28Z', fill, 13),
    stroke('M48 52h64M48 78h40', undefined, 11),
  ],
  pencil: (fill: string): Shape[] => [
    solid('M22 138l10-42 76-76q10-8 20 0l12 12q8 10 0 20l-76 76Z', fill, 13),
    stroke('M94 34l32 32'),
  ],
  heart: (fill: string): Shape[] => [
    solid('M80 142C14 100 4 60 22 36c20-22 48-14 58 10 10-24 38-32 58-10 18 24 8 64-58 106Z', fill, 13),
  ],
}
