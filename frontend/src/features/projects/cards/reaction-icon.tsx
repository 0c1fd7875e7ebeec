import type { Reaction } from '@deepm/schema/rules/projects/reactions'
import { Icon } from '../../../ui/components/icons.tsx'

const paths: Record<Reaction, string> = {
  // A light bulb, a star, a face and a pencil.
  greatIdea:
    'M12 3a6.300 6.300 0 0 0-4 11.200c.7.600 1 1.300 1 2.300h6c0-1 .3-1.700 1-2.300A6.300 6.300 0 0 0 12 3ZM9.800 20.600h4.400',
  wellMade: 'm12 3 2.700 5.700 6.300.8-4.600 4.300 1.200 6.200-5.600-3-5.600 3 1.200-6.200L3 9.500l6.300-.8L12 3Z',
  madeMeSmile: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8.200 14a4.500 4.500 0 0 0 7.600 0M9 9.200v.1M15 9.200v.1',
  wantToTry: 'm4 20 1-4.600L15.600 4.800a2 2 0 0 1 2.800 0l.8.8a2 2 0 0 1 0 2.800L8.600 19 4 20ZM13.400 7l3.600 3.600',
}

/** Draws the sign of a reaction, as large as the text beside it, which names it. */
export function ReactionIcon({ reaction }: { reaction: Reaction }) {
  return (
    <Icon>
      <path d={paths[reaction]} />
    </Icon>
  )
}
