import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { Notice } from '../feedback/feedback.tsx'

type Props<T> = {
  result: { data: T | undefined; previousData?: T | undefined; error?: unknown; refetch: () => unknown }
  /** A placeholder of the final size, to avoid a layout shift. Screen readers skip it. */
  outline?: ReactNode
  children: (data: T) => ReactNode
}

/** A section with a separate query: loading, failed with a retry, or loaded. Existing content stays during a refetch. */
export function AsyncSection<T>({ result, outline, children }: Props<T>) {
  const data = result.data ?? (result.error ? undefined : result.previousData)
  if (data !== undefined) return children(data)
  if (!result.error && outline)
    return (
      <>
        <Box role="status" srOnly>
          Loading...
        </Box>
        <Box inert opacity="0.5">
          {outline}
        </Box>
      </>
    )
  if (!result.error) return <Text role="status">Loading...</Text>
  return (
    <Notice tone="danger" title="We could not load this">
      <Text marginBottom="3">Check your connection and try again.</Text>
      <Button onClick={() => void Promise.resolve(result.refetch()).catch(() => null)}>Try again</Button>
    </Notice>
  )
}
