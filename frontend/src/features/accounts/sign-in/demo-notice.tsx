import { Notice } from '../../../ui/feedback/feedback.tsx'

/** Lists the demo accounts, or explains that this server has none. */
export function DemoNotice({ isOffered }: { isOffered: boolean }) {
  return isOffered ? (
    <Notice tone="info" title="Try the demo academy">
      Any username and password open the demo learner. Use <b>parent</b> or <b>staff</b> as the username to open those demo
      accounts.
    </Notice>
  ) : (
    <Notice tone="info" title="No demo on this server">
      Demo Sign In is turned off here, so a username and password won’t work. Use Sign In to Academy instead.
    </Notice>
  )
}
