import type { Item } from '../storyboard.ts'
import { bars, crowd, map, number } from './charts.tsx'
import { arrow, cards, machine, steps } from './diagrams.tsx'
import { figure } from './figures.tsx'
import type { Draw } from './kind.ts'
import { network, noise, sketches } from './pictures.tsx'
import { chat, paper, text, words } from './texts.tsx'

const kinds: Record<string, Draw> = {
  arrow,
  bars,
  cards,
  chat,
  crowd,
  figure,
  machine,
  map,
  network,
  noise,
  number,
  paper,
  sketches,
  steps,
  text,
  words,
}

/** Draws an item of any kind. @throws when its kind or one of its properties is unknown */
export function draw(item: Item, shown: number) {
  const kind = kinds[item.kind]
  if (!kind) throw new Error(`There is no kind "${item.kind}". There are ${Object.keys(kinds).join(', ')}.`)
  return kind(item, shown)
}
