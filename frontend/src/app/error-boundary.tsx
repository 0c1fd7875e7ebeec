import { Component, type ErrorInfo, type ReactNode } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { Button } from '../ui/button.tsx'
import { ScenePage } from '../ui/scene-page.tsx'

type Props = {
  children: ReactNode
  fallback?: ReactNode
  /** Where the reader is; elsewhere the page gets another chance. */
  place?: string
}

/** Catches errors of rendering. Texts are fixed by the specification (section 8); a given fallback takes their place. */
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
    // Nothing at all is a fallback, too.
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
