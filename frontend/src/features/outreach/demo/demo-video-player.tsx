import { Box, Flex, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { CloseIcon } from '../../../ui/components/icons.tsx'
import { useReducedMotion } from '../../../ui/motion/use-reduced-motion.ts'
import { VideoPlayer } from '../../../ui/video/player.tsx'
import { DemoVideoList } from './demo-video-list.tsx'
import { captionsOf, type DemoVideo, demoVideos, fallbackVideoOf, posterOf, videoOf } from './demo-videos.ts'
import { EmailCapture } from './email-capture.tsx'

type Props = { titleId: string; onClose: () => void }

/** Plays the chosen video next to the list. When one ends the next one starts, and after the last an email form appears. */
export function DemoVideos({ titleId, onClose }: Props) {
  const [video, setVideo] = useState<DemoVideo | null>(demoVideos[0])
  // The first video waits for its play button; later ones play automatically.
  const [isUnderWay, setUnderWay] = useState(false)

  const stage = useRef<HTMLDivElement>(null)
  const isStill = useReducedMotion()

  const choose = (next: DemoVideo | null) => {
    setVideo(next)
    setUnderWay(true)
    // On phones the list is far below the video.
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
          {video ? <Player video={video} autoPlay={isUnderWay} onComplete={() => choose(videoAfter(video))} /> : <EmailCapture />}
        </Box>
        <Flex direction="column" gap="5">
          <DemoVideoList current={video} onChoose={choose} />
          <LinkButton to="/signup" size="lg">
            Start Free Trial
          </LinkButton>
        </Flex>
      </Grid>
    </Box>
  )
}

type PlayerProps = { video: DemoVideo; autoPlay: boolean; onComplete: () => void }

function Player({ video, autoPlay, onComplete }: PlayerProps) {
  return (
    <Box display="grid" gap="3" minWidth="0">
      <VideoPlayer
        source={{ kind: 'file', url: videoOf(video), fallbackUrl: fallbackVideoOf(video) }}
        title={video.title}
        description={video.description}
        duration={video.duration}
        captions={captionsOf(video)}
        poster={posterOf(video)}
        onComplete={onComplete}
        autoPlay={autoPlay}
      />
      <Box color="fg.muted">
        The videos have no sound, so please read the captions. They show our demo academy, not a real child.
      </Box>
    </Box>
  )
}

function videoAfter(video: DemoVideo): DemoVideo | null {
  return demoVideos[demoVideos.indexOf(video) + 1] ?? null
}
