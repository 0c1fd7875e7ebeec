import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Notice } from '../feedback/feedback.tsx'
import { EmbedPlayer } from './embed-player.tsx'
import { FilePlayer } from './file-player.tsx'
import type { Captions, VideoSource } from './source.ts'

export type VideoPlayerProps = {
  source: VideoSource
  title: string
  description?: string | undefined
  /** Display text of the length: `3:24`. */
  duration?: string | undefined
  captions?: readonly Captions[] | undefined
  poster?: string | undefined
  /** With `none`, nothing but the poster of a direct file is loaded before it is played; captions are shown from then on. */
  preload?: 'metadata' | 'none' | undefined
  /** Called once for each video that was played to its end. Direct files only. */
  onComplete?: (() => void) | undefined
  autoPlay?: boolean | undefined
  /** Resume position of a direct file, in seconds. */
  startAt?: number | undefined
  /**
   * Called with the position of a direct file: every ten seconds of playing, at a pause, and when the page is hidden or left; 0 at its end.
   */
  onPlace?: ((seconds: number) => void) | undefined
}

/** A video with its title: a direct file, the player of a known host, or a friendly message without either. */
export function VideoPlayer({ source, title, description, duration, ...rest }: VideoPlayerProps) {
  const id = useId()
  return (
    <chakra.figure aria-labelledby={`${id}-title`} display="grid" gap="4" minWidth="0">
      {source.kind === 'refused' ? (
        <Notice tone="info" title="This video cannot be played here">
          The link is not a YouTube or Vimeo video, or a video file. Everything else on this page still works.
        </Notice>
      ) : source.kind === 'embed' ? (
        <EmbedPlayer key={source.url} source={source} title={title} poster={rest.poster} />
      ) : (
        <FilePlayer url={source.url} fallbackUrl={source.fallbackUrl} title={title} {...rest} />
      )}
      <chakra.figcaption display="grid" gap="1">
        <Box display="flex" flexWrap="wrap" gap="3" alignItems="baseline">
          <Box as="span" id={`${id}-title`} fontFamily="heading" fontWeight="600" fontSize="xl" lineHeight="1.3">
            {title}
          </Box>
          {duration ? (
            <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {duration}
            </Box>
          ) : null}
        </Box>
        {description ? (
          <Box color="fg.muted" maxWidth="prose">
            {description}
          </Box>
        ) : null}
      </chakra.figcaption>
    </chakra.figure>
  )
}
