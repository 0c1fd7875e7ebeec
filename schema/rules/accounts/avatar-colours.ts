/** Background colours of pictures, in the order in which they are earned. */
export const avatarColours = ['cream', 'sand', 'violet', 'coral', 'amber', 'teal'] as const

export type AvatarColour = (typeof avatarColours)[number]

/** Names of the colours on screens. */
export const avatarColourNames: Record<AvatarColour, string> = {
  cream: 'Cream',
  sand: 'Sand',
  violet: 'Purple',
  coral: 'Coral',
  amber: 'Yellow',
  teal: 'Turquoise',
}

/** The level that earns each colour. Accounts without a level have level 1. */
export const avatarColourLevels: Record<AvatarColour, number> = { cream: 1, sand: 1, violet: 2, coral: 3, amber: 5, teal: 8 }

/** Returns the name of the colour that comes with a new level; `null` if none does. */
export function colourOfLevel(level: number): string | null {
  const colour = avatarColours.find((it) => level > 1 && avatarColourLevels[it] === level)
  return colour ? avatarColourNames[colour] : null
}

/** Returns whether a colour can be chosen at a level. A level never drops, so an earned colour stays. */
export function isColourEarned(colour: AvatarColour, level: number): boolean {
  return level >= avatarColourLevels[colour]
}
