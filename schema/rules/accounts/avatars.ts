/** The built-in pictures an account can choose from. Nobody uploads a photo, so no face of a child is ever stored. */
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

/** What each picture shows, for whoever does not see it. */
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

/** Where the picture lies, from the origin of the academy. */
export function avatarUrl(id: AvatarId): string {
  return `/avatars/${id}.svg`
}

/** The avatar behind an address; `null` for any other address. */
export function avatarOf(url: string | null): AvatarId | null {
  return avatarIds.find((id) => avatarUrl(id) === url) ?? null
}
