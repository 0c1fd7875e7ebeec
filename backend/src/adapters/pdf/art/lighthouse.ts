import { art } from './colors.ts'
import { blot, limb, oval, type Shape, solid, stroke } from './shapes.ts'

/** Half lighthouse, half robot: its foot stands at (286, 336), its head ends at (286, 36). */
export const lighthouse: Shape[] = [
  ...limb('M248 214c-20-4-34-18-36-38', art.shade, 11),
  solid(oval(211, 166, 12), art.amber),
  ...limb('M324 214c22 6 44-2 54-20', art.shade, 11),
  solid(oval(381, 186, 12), art.amber),
  solid('M252 184h68l16 152H236Z', art.paper),
  solid('M248.5 216h75l3.5 34h-82ZM242 284h88l3.5 34h-95Z', art.coral),
  solid('M270 336v-26a16 16 0 0 1 32 0v26Z', art.night),
  blot(oval(294, 320, 2.5), art.amber),
  solid('M286 246c-14-9-16-20-7-22 5 0 7 5 7 5s2-5 7-5c9 2 7 13-7 22Z', art.amber, 3.5),
  solid('M234 172h104v14H234Z', art.wood),
  solid('M238 96h96q10 0 10 10v56q0 10-10 10h-96q-10 0-10-10v-56q0-10 10-10Z', art.amber),
  solid('M260 108h52q20 0 20 20v12q0 20-20 20h-52q-20 0-20-20v-12q0-20 20-20Z', art.butter),
  blot(oval(266, 129, 6, 8.5), art.ink),
  blot(oval(306, 129, 6, 8.5), art.ink),
  blot(oval(268, 126, 2.4), art.paper),
  blot(oval(308, 126, 2.4), art.paper),
  stroke('M276 140q10 10 20 0'),
  blot(oval(254, 142, 6, 4), art.coral, 0.75),
  blot(oval(318, 142, 6, 4), art.coral, 0.75),
  solid('M226 96c6-30 30-46 60-46s54 16 60 46Z', art.coral),
  stroke('M258 58c-6 10-10 22-10 36M314 58c6 10 10 22 10 36', art.ink, 3.5, 0.5),
  solid(oval(286, 44, 7.5), art.teal),
]
