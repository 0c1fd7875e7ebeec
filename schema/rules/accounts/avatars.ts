/** The built-in pictures an account can choose from. Photos can't be uploaded, so no child's face is ever stored. */
export const avatarIds = [
  'owl',
  'robot',
  'chameleon',
  'fox',
  'lighthouse',
  'rocket',
  'whale',
  'cactus',
  'comet',
  'mushroom',
  'hedgehog',
  'kite',
] as const

export type AvatarId = (typeof avatarIds)[number]

/** Text alternatives of the pictures. */
export const avatarNames: Record<AvatarId, string> = {
  owl: 'Owl',
  robot: 'Robot',
  chameleon: 'Chameleon',
  fox: 'Fox',
  lighthouse: 'Lighthouse',
  rocket: 'Rocket',
  whale: 'Whale',
  cactus: 'Cactus',
  comet: 'Comet',
  mushroom: 'Mushroom',
  hedgehog: 'Hedgehog',
  kite: 'Kite',
}

/** Returns the picture's path from the site's origin. */
export function avatarUrl(id: AvatarId): string {
  return `/avatars/${id}.svg`
}

/** Returns the avatar with this URL, or `null` for any other URL. */
export function avatarOf(url: string | null): AvatarId | null {
  return avatarIds.find((id) => avatarUrl(id) === url) ?? null
}
