import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Notice } from '../feedback.tsx'
import { EmbedPlayer } from './embed-player.tsx'
import { FilePlayer } from './file-player.tsx'
import type { Captions, VideoSource } from './video-source.ts'

export type VideoPlayerProps = {
  source: VideoSource
  title: string
  description?: string | undefined
  /** As people read it: `3:24`. */
  duration?: string | undefined
  captions?: readonly Captions[] | undefined
  poster?: string | undefined
  /** Once for each film that was played to its end. Only direct files can tell. */
  onComplete?: (() => void) | undefined
  autoPlay?: boolean | undefined
  /** Where a direct file goes on, in seconds. */
  startAt?: number | undefined
  /** Where a direct file stands: every ten seconds of playing, at a pause and when the page is hidden or left; 0 at its end. */
  onPlace?: ((seconds: number) => void) | undefined
}

/** A film with its title: a direct file, the player of a known host, or a kind word where there is neither. */
export function VideoPlayer({ source, title, description, duration, ...rest }: VideoPlayerProps) {
  const id = useId()
  return (
    <chakra.figure aria-labelledby={`${id}-title`} display="grid" gap="4" minWidth="0">
      {source.kind === 'refused' ? (
        <Notice tone="info" title="This film cannot be played here">
          Its address is neither a film on YouTube or Vimeo nor a film file. Everything else on this page works without it.
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
