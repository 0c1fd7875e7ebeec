import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type ScenePageProps = { title: ReactNode; text: ReactNode; scene?: ReactNode; action?: ReactNode }

/** A whole page that says one thing: a picture, a heading, a sentence and at most one thing to do. */
export function ScenePage({ title, text, scene, action }: ScenePageProps) {
  return (
    <chakra.main
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
