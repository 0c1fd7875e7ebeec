import { art, hair, skin } from './colors.ts'
import { lighthouse } from './lighthouse.ts'
import { person } from './people.ts'
import { blot, group, limb, oval, type Shape, solid, spark, stroke } from './shapes.ts'
import { bot, chameleon, fox, owl } from './sidekicks.ts'

const speech = (x: number, y: number, scale: number, fill: string, inside: Shape[]) =>
  group(x, y, scale, [
    solid('M-30-22h60q14 0 14 14v14q0 14-14 14H-4l-18 18V20h-8q-14 0-14-14V-8q0-14 14-14Z', fill, 4),
    ...inside,
  ])

const reader: Shape[] = [
  person(70, 76, 0.94, { look: 'bob', skin: skin.sand, hair: hair.plum, top: art.amber, gaze: 0.6 }),
  solid('M72 122h56l6 34H70Z', art.paper, 4),
  spark(101, 139, 9, art.coral, 2.5),
  speech(122, 34, 0.72, art.teal, [stroke('M-22-8h44M-22 6h26', art.ink, 5)]),
]

const ages: Shape[] = [
  stroke('M8 156h144', art.ink, 4.5),
  person(28, 114, 0.5, { look: 'curls', skin: skin.cocoa, hair: hair.black, top: art.coral, gaze: 0.5 }),
  person(66, 97, 0.7, { look: 'bun', skin: skin.honey, hair: hair.copper, top: art.teal }),
  person(117, 76, 0.95, { look: 'crop', skin: skin.clay, hair: hair.brown, top: art.violet, gaze: -0.6 }),
  stroke('M14 76C34 60 46 58 62 40', art.ink, 4),
  stroke('M50 42l13-3 1 13', art.ink, 4),
]

const strongbox: Shape[] = [
  stroke('M50 74V52c0-40 60-40 60 0v22', art.ink, 21),
  stroke('M50 74V52c0-40 60-40 60 0v22', art.shade, 11),
  solid('M42 68h76q14 0 14 14v52q0 14-14 14H42q-14 0-14-14V82q0-14 14-14Z', art.amber),
  blot(oval(58, 98, 5, 7), art.ink),
  blot(oval(102, 98, 5, 7), art.ink),
  solid(oval(80, 114, 10), art.night, 4),
  solid('M76 118h8l4 18H72Z', art.night, 4),
  spark(142, 44, 11, art.coral),
  spark(18, 58, 8, art.teal, 2.5),
]

const friends: Shape[] = [
  person(52, 74, 0.98, { look: 'scarf', skin: skin.sand, hair: art.violet, top: art.teal, gaze: 0.8 }),
  person(116, 96, 0.74, { look: 'curls', skin: skin.honey, hair: hair.black, top: art.amber, gaze: -0.8 }),
  speech(106, 34, 0.8, art.paper, [solid('M0 14C-18 4-18-12-8-14-2-14 0-8 0-8s2-6 8-6C18-12 18 4 0 14Z', art.coral, 4)]),
]

const scales: Shape[] = [
  stroke('M80 30v110M52 146h56', art.ink, 14),
  stroke('M80 30v110M52 146h56', art.wood, 6),
  stroke('M26 48h108', art.ink, 14),
  stroke('M26 48h108', art.amber, 6),
  solid(oval(80, 30, 10), art.coral),
  stroke('M30 50 12 96M30 50l20 46M130 50l-20 46M130 50l18 46', art.ink, 3.5),
  solid('M6 96h50c-4 26-46 26-50 0Z', art.teal),
  solid('M104 96h50c-4 26-46 26-50 0Z', art.violet),
  group(31, 78, 0.34, [person(0, -34, 1, { look: 'bun', skin: skin.cocoa, hair: hair.black, top: art.coral })]),
  group(129, 78, 0.34, [person(0, -34, 1, { look: 'crop', skin: skin.sand, hair: hair.copper, top: art.amber })]),
]

const clock: Shape[] = [
  ...limb('M52 138l-10 14M108 138l10 14', art.coral, 7),
  solid(oval(44, 34, 17), art.coral),
  solid(oval(116, 34, 17), art.coral),
  solid(oval(80, 88, 56), art.amber),
  solid(oval(80, 88, 42), art.paper),
  blot('M80 88V46A42 42 0 0 1 116 67Z', art.coral),
  stroke('M80 88V56M80 88l24-14', art.ink, 5),
  blot(oval(66, 96, 4, 5), art.ink),
  blot(oval(94, 96, 4, 5), art.ink),
  stroke('M72 108q8 7 16 0', art.ink, 4),
]

const ringbuoy: Shape[] = [
  solid(oval(80, 84, 62), art.coral),
  blot('M62 25h36l-6 32H68ZM62 143h36l-6-32H68ZM21 66v36l32-6V72ZM139 66v36l-32-6V72Z', art.paper),
  stroke('M62 25l6 32M98 25l-6 32M62 143l6-32M98 143l-6-32M21 66l32 6M21 102l32-6M139 66l-32 6M139 102l-32-6', art.ink, 4),
  stroke(oval(80, 84, 62)),
  solid(oval(80, 84, 28), '#ffe2d9'),
  solid('M80 102C62 90 62 74 72 72c5 0 8 6 8 6s3-6 8-6c10 2 10 18-8 30Z', art.amber, 4),
]

const notes: Shape[] = [
  group(80, 84, 1, [solid('M-44-62h88q8 0 8 8v112q0 8-8 8h-88q-8 0-8-8V-54q0-8 8-8Z', art.paper)], -5),
  group(
    80,
    84,
    1,
    [stroke('M-34-30l7 7 12-14M-34 2l7 7 12-14M-34 34l7 7 12-14', art.teal, 7), stroke('M0-28h34M0 4h34M0 36h22', art.ink, 5)],
    -5,
  ),
  group(128, 106, 1, [solid('M-8-50h16v64L0 34l-8-20Z', art.coral, 4), stroke('M-8 14h16', art.ink, 4)], 24),
]

const tower: Shape[] = [group(-60, 10, 0.44, [group(30, -10, 1, lighthouse)])]

/** The drawing at the head of a part, by the name of its file. */
export const vignettes: Record<string, Shape[]> = {
  foreword: friends,
  'ten-minutes': clock,
  '01-what-ai-is': bot,
  '02-what-children-do': reader,
  '03-each-age': ages,
  '04-privacy': strongbox,
  '05-when-it-is-wrong': owl,
  '06-school-and-honesty': fox,
  '07-pictures-and-deepfakes': chameleon,
  '08-feelings-and-wellbeing': friends,
  '09-fairness': scales,
  '10-family-rules': tower,
  checklists: notes,
  'where-to-get-help': ringbuoy,
}
