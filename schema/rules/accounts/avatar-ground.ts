import type { AvatarColour } from './avatar-colours.ts'
import { avatarIds, avatarUrl } from './avatars.ts'

/** Backgrounds of pictures without a chosen colour, in turn, so that neighbours in the list differ. */
const tints = ['violetTint', 'amberTint', 'tealTint', 'coralTint'] as const

export type AvatarGround = AvatarColour | (typeof tints)[number]

/** Returns the background behind a picture: the chosen colour, or the usual one of the picture or the initial. */
export function avatarGround(url: string | null, colour: AvatarColour | null): AvatarGround {
  return colour ?? tints[avatarIds.findIndex((id) => avatarUrl(id) === url) % tints.length] ?? 'violet'
}
