import { chakra } from '@chakra-ui/react'

export type AccountKind = 'learner' | 'parent' | 'staff'

/** `child`: a parent decides. `adult`: a parent or staff member who is not signed in to the account. */
type ErasedKind = AccountKind | 'child' | 'adult'

const shared = [
  'You are signed out on every device.',
  'Newsletter and guide sign-ups with the same address are deleted, too.',
  'This is permanent. Even we can’t undo it.',
]

const told = 'Your name, your address and your notifications are deleted.'

const lists: Record<ErasedKind, string[]> = {
  learner: [
    'Your lessons, answers, XP, level, streak, achievements and projects are deleted.',
    'Your name, address, picture and settings are deleted.',
    ...shared,
  ],
  parent: [told, 'You can no longer see how your children are doing here.', ...shared],
  staff: [told, ...shared],
  adult: [told, 'If you are a parent, you can no longer see how your children are doing here.', ...shared],
  child: [
    'All of the child’s lessons, answers, XP, achievements and projects are deleted.',
    'The child’s name, address, picture and settings are deleted, and so is what we keep about your consent.',
    'The child is signed out on every device right away.',
    'This is permanent. Even we can’t undo it. Your own account stays.',
  ],
}

/** Lists what is deleted with an account. */
export function Consequences({ kind }: { kind: ErasedKind }) {
  return (
    <chakra.ul paddingLeft="6" display="grid" gap="1.5" listStyleType="disc" textAlign="start">
      {lists[kind].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  )
}
