import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './feedback.tsx'

type Props<T> = {
  result: { data: T | undefined; previousData?: T | undefined; error?: unknown; refetch: () => unknown }
  /** As large as what comes, so that nothing below it jumps. It is not read out. */
  outline?: ReactNode
  children: (data: T) => ReactNode
}

/** A part of a page that is fetched on its own: loading, failed with a way to try again, there. What stood there stays meanwhile. */
export function PartState<T>({ result, outline, children }: Props<T>) {
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
