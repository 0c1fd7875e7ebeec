import { Notice } from '../../../ui/feedback/feedback.tsx'

/** Lists the demo accounts, or explains that this server has none. */
export function DemoNotice({ isOffered }: { isOffered: boolean }) {
  return isOffered ? (
    <Notice tone="info" title="A demo academy to look around in">
      Any username and password open the demo learner. The usernames <b>parent</b> and <b>staff</b> open those demo accounts.
    </Notice>
  ) : (
    <Notice tone="info" title="No demo on this server">
      Demo Sign In is switched off here, so username and password have nothing to open. Sign In to Academy is the way in.
    </Notice>
  )
}
