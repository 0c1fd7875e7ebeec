import { isColourEarned } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarUrl } from '@deepm/schema/rules/accounts/avatars'
import { achievementOfAvatar } from '@deepm/schema/rules/accounts/earned-avatars'
import type { ProfileForm } from '@deepm/schema/rules/accounts/profile'
import { InvalidInputError } from '../../../core/errors.ts'
import type { Context } from '../../../platform/context.ts'

/**
 * Checks that the signed-in person may choose this picture and background. Learners may choose what they earned, everyone the free ones,
 * and everyone may keep what is stored.
 *
 * @throws InvalidInputError for the fields `avatar` and `avatarColour`
 */
export async function assertAvatarEarned(
  { db, viewer }: Context,
  { avatar, avatarColour }: Pick<ProfileForm, 'avatar' | 'avatarColour'>,
): Promise<void> {
  const achievementId = avatar && achievementOfAvatar(avatar)
  if (!achievementId && (!avatarColour || isColourEarned(avatarColour, 1))) return
  const stored = await db.user.findUniqueOrThrow({
    where: { id: viewer?.userId ?? '' },
    select: {
      image: true,
      avatarColour: true,
      learner: { select: { level: true, achievements: { where: { achievementId: achievementId ?? '' } } } },
    },
  })
  const { achievements = [], level = 1 } = stored.learner ?? {}
  const hasPicture = !achievementId || achievements.length > 0 || stored.image === avatarUrl(avatar)
  const hasColour = !avatarColour || isColourEarned(avatarColour, level) || stored.avatarColour === avatarColour
  const [first, ...others] = [...(hasPicture ? [] : [unearnedPicture]), ...(hasColour ? [] : [unearnedColour])]
  if (first) throw new InvalidInputError([first, ...others])
}

const unearnedPicture = { field: 'avatar', message: 'You haven’t earned this picture yet. Choose another one.' }
const unearnedColour = { field: 'avatarColour', message: 'You haven’t earned this colour yet. Choose another one.' }
