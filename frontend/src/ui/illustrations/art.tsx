import type { ComponentProps } from 'react'

export type ArtProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'> & {
  /** Accessible title of the drawing. Without it, the drawing is decorative. */
  title?: string | undefined
}

const color = (name: string) => `var(--ui-colors-${name})`

// Light in both themes, for areas inside a drawing with dark lines on them.
const pale = (hue: string) => `color-mix(in srgb, ${color(`${hue}-solid`)} 32%, ${color('art-paper')})`

/** The theme's colors by their names in drawings. */
export const art = {
  line: color('art-line'),
  paper: color('art-paper'),
  shade: color('art-shade'),
  spark: color('art-spark'),
  wood: color('art-wood'),
  night: color('art-night'),
  card: color('bg-card'),
  amber: color('amber-solid'),
  amberSoft: color('amber-soft'),
  violet: color('violet-solid'),
  violetSoft: color('violet-soft'),
  teal: color('teal-solid'),
  tealSoft: color('teal-soft'),
  coral: color('coral-solid'),
  coralSoft: color('coral-soft'),
  success: color('success-line'),
  lilac: pale('violet'),
  mint: pale('teal'),
  butter: pale('amber'),
  blush: pale('coral'),
}

export function Art({ title, viewBox, children, ...rest }: ComponentProps<'svg'> & { title?: string | undefined }) {
  return (
    <svg
      viewBox={viewBox}
      width="100%"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  )
}
