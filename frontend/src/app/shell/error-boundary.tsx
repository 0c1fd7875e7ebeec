import { Component, type ErrorInfo, type ReactNode } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/components/button.tsx'
import { ScenePage } from '../../ui/components/scene-page.tsx'

type Props = {
  children: ReactNode
  fallback?: ReactNode
  /** The current path. A change resets the error. */
  place?: string
}

/** Catches rendering errors. The specification fixes the texts (section 8). A given fallback replaces them. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false })
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) return children
    // `null` is a valid fallback.
    if (fallback !== undefined) return fallback
    return <ErrorPage />
  }
}

function ErrorPage() {
  usePageTitle('Something went wrong')
  return (
    <ScenePage
      title="Something went wrong"
      text="We're sorry, but something unexpected happened. Please try refreshing the page."
      action={<Button onClick={() => window.location.reload()}>Refresh Page</Button>}
    />
  )
}
