import type { AvatarColour } from './avatar-colours.ts'
import { avatarIds, avatarUrl } from './avatars.ts'

/** Backgrounds of pictures without a chosen colour, in turn, so that neighbours in the list differ. */
const tints = ['violetTint', 'amberTint', 'tealTint', 'coralTint'] as const

type AvatarLook = { src: string | null; ground: AvatarColour | (typeof tints)[number] }

/**
 * Returns how an account is shown: its built-in picture, or `null` for an initial, on the chosen background or the usual one. A picture
 * from another source may show a face, so it is never shown.
 */
export function avatarLook(url: string | null, colour: AvatarColour | null): AvatarLook {
  const index = avatarIds.findIndex((id) => avatarUrl(id) === url)
  return { src: index < 0 ? null : url, ground: colour ?? tints[index % tints.length] ?? 'violet' }
}
