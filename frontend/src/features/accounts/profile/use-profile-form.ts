import { avatarColours } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarIds, avatarOf } from '@deepm/schema/rules/accounts/avatars'
import { type ProfileForm, profileForm } from '@deepm/schema/rules/accounts/profile'
import { type FormEvent, useRef, useState } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import type { ProfileForm_UserFragment } from './profile-form.generated.ts'
import { useUpdateProfileMutation } from './update-profile.generated.ts'

const fields = ['firstName', 'lastName', 'avatar', 'avatarColour', 'timeZone'] as const
export type ProfileField = (typeof fields)[number]
type Problems = Partial<Record<ProfileField, string>>

const unreachable = 'We could not reach the academy. Everything you typed is still here. Please try again.'

/**
 * Manages the profile form. Submits only once at a time and keeps unsaved input across failures, reloads and new
 * sign-ins.
 */
export function useProfileForm(user: ProfileForm_UserFragment) {
  const stored = valuesOf(user)
  const [values, setValues] = useDraft({
    name: 'profile',
    initial: stored,
    fit: fitValues,
    isWorth: (now) => fields.some((field) => now[field] !== stored[field]),
  })
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<string>()
  const [update, { loading }] = useUpdateProfileMutation()
  // A second click can arrive before React re-renders.
  const isUnderWay = useRef(false)

  const change = <F extends ProfileField>(field: F, value: ProfileForm[F]) => {
    setValues((now) => ({ ...now, [field]: value }))
    setProblems(({ [field]: _gone, ...rest }) => rest)
  }

  const point = (found: Problems, form: HTMLFormElement) => {
    setProblems(found)
    const first = fields.find((field) => found[field])
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isUnderWay.current) return
    setNotice(undefined)
    const parsed = profileForm.safeParse(values)
    if (!parsed.success) return point(firstOf(parsed.error.issues.map(({ path, message }) => [path[0], message])), form)
    isUnderWay.current = true
    const { timeZone, ...words } = parsed.data
    // A parent may have been linked after the time zone was chosen here.
    const isOwnZone = !user.learner?.guardians.length
    const input = isOwnZone && timeZone && timeZone !== user.timeZone ? { ...words, timeZone } : words
    const answer = await update({ variables: { input } }).catch(() => null)
    isUnderWay.current = false
    const result = answer?.data?.updateProfile
    if (result?.__typename === 'User') {
      // Keeps text typed while saving.
      setValues((now) => (now === values ? valuesOf(result) : now))
      toast({ title: 'Saved', description: 'Your profile is up to date.' })
    } else if (result?.__typename === 'InvalidInputError') {
      point(firstOf(result.issues.map(({ field, message }) => [field, message])), form)
    } else setNotice(result?.message ?? unreachable)
  }

  return { values, problems, notice, isSaving: loading, change, submit }
}

function valuesOf({ firstName, lastName, profileImageUrl, avatarColour, timeZone }: ProfileForm_UserFragment): ProfileForm {
  return { firstName, lastName, avatar: avatarOf(profileImageUrl), avatarColour, timeZone }
}

/** Returns the stored draft if it has the expected shape. */
function fitValues(kept: unknown): ProfileForm | null {
  const { firstName, lastName, avatar, avatarColour, timeZone } = (kept ?? {}) as Partial<Record<ProfileField, unknown>>
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || typeof timeZone !== 'string') return null
  return {
    firstName,
    lastName,
    avatar: avatarIds.find((id) => id === avatar) ?? null,
    avatarColour: avatarColours.find((colour) => colour === avatarColour) ?? null,
    timeZone,
  }
}

/** Keeps the first message for each field. */
function firstOf(issues: [field: unknown, message: string][]): Problems {
  const found: Problems = {}
  for (const [name, message] of issues) {
    const field = fields.find((it) => it === name)
    if (field) found[field] ??= message
  }
  return found
}
