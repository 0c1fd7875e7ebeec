/** Pictures that every account can choose. Photos can't be uploaded, so no child's face is ever stored. */
export const freeAvatarIds = [
  'owl',
  'robot',
  'chameleon',
  'fox',
  'rocket',
  'comet',
  'whale',
  'lighthouse',
  'kite',
  'hedgehog',
  'cactus',
  'mushroom',
] as const

/** Pictures that learners earn; see earned-avatars.ts. */
export const earnedAvatarIds = [
  'raccoon',
  'octopus',
  'submarine',
  'space-cat',
  'turtle',
  'snail',
  'paper-dragon',
  'phoenix',
] as const

/** The built-in pictures. Their order decides their usual backgrounds; see avatar-look.ts. */
export const avatarIds = [...freeAvatarIds, ...earnedAvatarIds] as const

export type AvatarId = (typeof avatarIds)[number]
export type EarnedAvatarId = (typeof earnedAvatarIds)[number]

/** Returns the picture's path from the site's origin. */
export function avatarUrl(id: AvatarId): string {
  return `/avatars/${id}.svg`
}

/** Returns the avatar with this URL, or `null` for any other URL. */
export function avatarOf(url: string | null): AvatarId | null {
  return avatarIds.find((id) => avatarUrl(id) === url) ?? null
}
