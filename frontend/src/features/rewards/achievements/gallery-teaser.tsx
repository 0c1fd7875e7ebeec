import { LinkButton } from '../../../ui/components/button.tsx'
import { EmptyState, Notice } from '../../../ui/feedback/feedback.tsx'
import { EmptyShelfScene } from '../../../ui/illustrations/scenes/empty-shelf.tsx'

/** Shown to new accounts instead of the whole gallery. */
export function GalleryTeaser({ daysLeft, isEmpty }: { daysLeft: number; isEmpty: boolean }) {
  const when = daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
  if (isEmpty) {
    return (
      <EmptyState
        scene={<EmptyShelfScene />}
        title="Your first one goes here"
        text={`Finish a lesson to earn your first achievement. The whole gallery opens ${when}. The rest is a surprise until then.`}
        action={<LinkButton to="/personas">Find a lesson</LinkButton>}
      />
    )
  }
  return (
    <Notice tone="info" title={`The whole gallery opens ${when}`}>
      What you earn shows up here right away. Everything else stays a surprise for the first week.
    </Notice>
  )
}
