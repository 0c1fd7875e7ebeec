import type { AvatarId } from './avatars.ts'

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
  raccoon: 'Inventor raccoon',
  octopus: 'Science octopus',
  submarine: 'Submarine',
  'space-cat': 'Space cat',
  turtle: 'Shield turtle',
  snail: 'Backpack snail',
  'paper-dragon': 'Paper dragon',
  phoenix: 'Phoenix',
}
