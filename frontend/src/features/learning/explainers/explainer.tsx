import { Box } from '@chakra-ui/react'
import { explainers, isExplainerId } from '@deepm/schema/rules/learning/explainers'
import { clockTime } from '../../../ui/video/clock-time.ts'
import { VideoPlayer } from '../../../ui/video/player.tsx'
import { explainerFile } from './files.ts'
import { Transcript } from './transcript.tsx'

/** Plays an explainer on request. Below it is what its captions say, as text. */
export function Explainer({ id }: { id: string }) {
  if (!isExplainerId(id)) return null
  const { title, seconds } = explainers[id]
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <VideoPlayer
        source={{ kind: 'file', url: explainerFile(id, 'webm'), fallbackUrl: explainerFile(id, 'mp4') }}
        title={title}
        description="This video has no sound. Read the words on the screen."
        duration={clockTime(seconds)}
        captions={[{ src: explainerFile(id, 'vtt'), label: 'English', language: 'en' }]}
        poster={explainerFile(id, 'webp')}
        preload="none"
      />
      <Transcript key={id} id={id} />
    </Box>
  )
}
