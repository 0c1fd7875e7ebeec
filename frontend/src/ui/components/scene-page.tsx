import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

export type ScenePageProps = { title: ReactNode; text: ReactNode; scene?: ReactNode; action?: ReactNode; isAnswer?: boolean }

/**
 * A page with a single message: an image, a heading, a sentence and at most one action. If it replaces a clicked button, it
 * takes the focus.
 */
export function ScenePage({ title, text, scene, action, isAnswer = false }: ScenePageProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAnswer) main.current?.focus()
  }, [isAnswer])
  return (
    <chakra.main
      ref={main}
      id="main"
      tabIndex={-1}
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="5"
      minHeight="70vh"
      maxWidth="page"
      marginX="auto"
      padding={{ base: '5', md: '10' }}
      textAlign="center"
    >
      {scene && (
        <Box width="full" maxWidth="sm">
          {scene}
        </Box>
      )}
      <chakra.h1 fontSize={{ base: '3xl', md: '5xl' }}>{title}</chakra.h1>
      <Box fontSize="lg" color="fg.muted" maxWidth="prose">
        {text}
      </Box>
      {action}
    </chakra.main>
  )
}
