import { Box, Flex, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useReducedMotion } from '../../../ui/use-reduced-motion.ts'
import { VideoPlayer } from '../../../ui/video/video-player.tsx'
import { EmailCapture } from './email-capture.tsx'
import { FilmList } from './film-list.tsx'
import { captionsOf, type Film, fallbackVideoOf, films, posterOf, videoOf } from './films.ts'

type Props = { titleId: string; onClose: () => void }

/** The chosen film beside the list of all; each is followed by the next, and the last by the question for an address. */
export function DemoFilms({ titleId, onClose }: Props) {
  const [film, setFilm] = useState<Film | null>(films[0])
  // The first waits for its play button, whatever comes after was asked for.
  const [isUnderWay, setUnderWay] = useState(false)

  const stage = useRef<HTMLDivElement>(null)
  const isStill = useReducedMotion()

  const choose = (next: Film | null) => {
    setFilm(next)
    setUnderWay(true)
    // On a phone the list is far below the film.
    stage.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
  }

  return (
    <Box padding={{ base: '4', md: '6' }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '5' }}>
      <Flex justify="space-between" align="center" gap="4">
        <Heading as="h2" id={titleId} size="3xl">
          Watch Demo
        </Heading>
        <Button variant="outline" icon={<CloseIcon />} onClick={onClose}>
          Close
        </Button>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
        <Box ref={stage} minWidth="0" scrollMarginY="4">
          {film ? <Player film={film} autoPlay={isUnderWay} onComplete={() => choose(filmAfter(film))} /> : <EmailCapture />}
        </Box>
        <Flex direction="column" gap="5">
          <FilmList current={film} onChoose={choose} />
          <LinkButton to="/signup" size="lg">
            Start Free Trial
          </LinkButton>
        </Flex>
      </Grid>
    </Box>
  )
}

type PlayerProps = { film: Film; autoPlay: boolean; onComplete: () => void }

function Player({ film, autoPlay, onComplete }: PlayerProps) {
  return (
    <Box display="grid" gap="3" minWidth="0">
      <VideoPlayer
        source={{ kind: 'file', url: videoOf(film), fallbackUrl: fallbackVideoOf(film) }}
        title={film.title}
        description={film.description}
        duration={film.duration}
        captions={captionsOf(film)}
        poster={posterOf(film)}
        onComplete={onComplete}
        autoPlay={autoPlay}
      />
      <Box color="fg.muted">The films have no sound: captions tell the story. They show the demo academy, not a real child.</Box>
    </Box>
  )
}

function filmAfter(film: Film): Film | null {
  return films[films.indexOf(film) + 1] ?? null
}
