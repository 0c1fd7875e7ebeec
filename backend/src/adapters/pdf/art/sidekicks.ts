import { art } from './colors.ts'
import { blot, group, limb, oval, type Shape, solid, stroke } from './shapes.ts'

const eye = (x: number, y: number, r: number, dx = 0, dy = 0): Shape[] => [
  solid(oval(x, y, r), art.paper, 4),
  blot(oval(x + dx, y + dy, r * 0.6), art.ink),
  blot(oval(x + dx + r * 0.2, y + dy - r * 0.22, r * 0.22), art.paper),
]

const thought: Shape[] = [
  solid(oval(128, 38, 4), art.paper, 3.5),
  solid(oval(138, 25, 6), art.paper, 3.5),
  solid(oval(149, 9, 7), art.paper, 3.5),
]

/** The mentor, looking up and wondering. */
export const owl: Shape[] = [
  stroke('M66 143v7M74 143v7M86 143v7M94 143v7', art.amber, 6),
  solid('M38 80c-14 12-18 34-8 50 10-2 18-10 20-22Z', art.violet),
  solid('M122 80c14 12 18 34 8 50-10-2-18-10-20-22Z', art.violet),
  solid(
    'M38 34c6 2 12 6 16 11 8-4 17-6 26-6s18 2 26 6c4-5 10-9 16-11 2 10 2 18-1 25 4 9 6 18 6 29 0 34-18 56-47 56s-47-22-47-56c0-11 2-20 6-29-3-7-3-15-1-25Z',
    art.violet,
  ),
  solid('M80 90c18 0 30 12 30 30 0 14-12 24-30 24s-30-10-30-24c0-18 12-30 30-30Z', art.paper, 4),
  stroke('M66 110q5 6 10 0M84 110q5 6 10 0M75 124q5 6 10 0', art.violet, 4),
  solid(oval(60, 70, 19), art.lilac),
  solid(oval(100, 70, 19), art.lilac),
  stroke('M79 66q1-3 2 0'),
  ...eye(60, 70, 11, 3.3, -4.2),
  ...eye(100, 70, 11, 3.3, -4.2),
  solid('M73 83h14l-7 12Z', art.amber, 4),
  solid('M80 18 122 32 80 46 38 32Z', art.night),
  stroke('M118 33v20', art.amber, 4),
  solid(oval(118, 57, 5), art.amber, 3),
  ...thought,
]

/** The brain bot. */
export const bot: Shape[] = [
  stroke('M80 36V24'),
  solid(oval(80, 17, 8), art.coral),
  ...limb('M42 102c-10 4-16 12-16 22', art.paper, 7),
  ...limb('M118 104c16-6 22-20 22-36', art.paper, 7),
  ...limb('M60 140v9h-7M100 140v9h7', art.shade, 5),
  solid('M66 94h28q20 0 20 20v8q0 20-20 20H66q-20 0-20-20v-8q0-20 20-20Z', art.amber),
  solid('M80 127c-13-8-14-18-6-19 4 0 6 4 6 4s2-4 6-4c8 1 7 11-6 19Z', art.coral, 3.5),
  solid('M18 56h10v24H18ZM132 56h10v24h-10Z', art.teal),
  solid('M56 34h48q28 0 28 28v12q0 28-28 28H56q-28 0-28-28V62q0-28 28-28Z', art.amber),
  solid('M58 46h44q18 0 18 18v8q0 18-18 18H58q-18 0-18-18v-8q0-18 18-18Z', art.night),
  blot(oval(61.5, 64.5, 5.5, 7.5), art.paper),
  blot(oval(98.5, 64.5, 5.5, 7.5), art.paper),
  stroke('M72 76q8 8 16 0', art.paper, 4),
  stroke('M48 41q8-4 16-4', art.paper, 4, 0.7),
]

/** The design dynamo with a brush. */
export const chameleon: Shape[] = [
  stroke('M40 116c-26 2-32 30-12 32 14 1 18-16 7-19', art.ink, 16),
  stroke('M40 116c-26 2-32 30-12 32 14 1 18-16 7-19', art.teal, 7),
  ...limb('M102 108c12 4 22 4 30-4', art.teal, 7),
  group(
    134,
    100,
    1,
    [
      solid('M-3 24h6V-20h-6Z', art.wood, 3.5),
      solid('M-6-20h12v-8h-12Z', art.shade, 3.5),
      solid('M-6-28c-1-8 4-10 6-18 2 8 7 10 6 18Z', art.coral, 3.5),
    ],
    24,
  ),
  ...limb('M58 138v10h-8M92 138v10h8', art.teal, 5),
  solid('M34 116c0-28 18-48 44-48 22 0 36 16 36 40 0 22-16 36-40 36-22 0-40-8-40-28Z', art.teal),
  stroke('M50 142c-6-12-4-24 4-34M70 144c-4-10-3-20 3-28', art.amber, 7),
  stroke('M90 141c-2-8 0-14 5-19', art.violet, 7),
  solid('M60 40c-6-14 0-24 12-28 2 8 8 14 16 18Z', art.coral),
  solid('M42 66c0-22 16-36 38-36 26 0 44 14 46 34 1 14-10 24-30 24H66c-16 0-24-8-24-22Z', art.teal),
  solid(oval(74, 55, 20), art.mint),
  ...eye(74, 55, 12),
  blot(oval(110, 56, 3), art.ink),
  solid('M82 78q22 8 38-6', art.coral),
  blot(oval(52, 76, 4), art.amber),
  blot(oval(60, 82, 2.5), art.amber),
]

/** The maestro, who conducts. */
export const fox: Shape[] = [
  solid('M112 138c26 2 36-16 30-38-16-2-32 10-34 30Z', art.coral),
  solid('M142 100c2 8 1 15-2 21-6-4-10-10-10-17 4-3 8-4 12-4Z', art.paper, 4),
  ...limb('M52 112c-14-2-22-10-26-20', art.night, 8),
  stroke('M25 90 8 70', art.ink, 4),
  ...limb('M108 110c6 8 8 16 6 26', art.night, 8),
  solid('M50 148c-4-32 6-52 30-52s34 20 30 52Z', art.night),
  solid('M80 98 66 108l14 40 14-40Z', art.paper, 4),
  solid('M80 108 68 101v14ZM80 108l12-7v14Z', art.amber, 3.5),
  solid('M36 54 32 14c14 2 26 10 32 22M124 54l4-40c-14 2-26 10-32 22', art.coral),
  solid('M42 34l-2-10q7 3 12 8ZM118 34l2-10q-7 3-12 8Z', art.night, 3.5),
  solid('M80 102C58 102 32 84 30 60c8-18 28-28 50-28s42 10 50 28c-2 24-28 42-50 42Z', art.coral),
  solid('M80 102C60 102 38 88 32 68c18-4 36 2 48 18 12-16 30-22 48-18-6 20-28 34-48 34Z', art.paper, 4),
  ...eye(60, 62, 9),
  ...eye(100, 62, 9),
  solid('M73 84q7-5 14 0-1 8-7 8t-7-8Z', art.ink, 3),
  stroke('M74 96q6 4 12 0', art.ink, 3.5),
]
