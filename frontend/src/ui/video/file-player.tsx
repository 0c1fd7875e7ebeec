import { Box } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Button } from '../button.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Screen } from './screen.tsx'
import { useFilePlayback } from './use-file-playback.ts'
import type { Captions } from './video-source.ts'

type Props = {
  url: string
  title: string
  captions?: readonly Captions[] | undefined
  poster?: string | undefined
  onComplete?: (() => void) | undefined
  autoPlay?: boolean | undefined
  startAt?: number | undefined
  onPlace?: ((seconds: number) => void) | undefined
}

/** The browser's own player for a film file, with how much of it was watched. */
export function FilePlayer({ url, title, captions = [], poster, autoPlay = false, ...rest }: Props) {
  const { video, retryButton, percent, hasFailed, retry, events, onSourceError } = useFilePlayback(url, { autoPlay, ...rest })
  return (
    <Box display="grid" gap="3">
      <Screen>
        <video
          ref={video}
          controls
          playsInline
          preload="metadata"
          poster={poster}
          aria-label={title}
          // Out of the way of the keyboard while the message lies on it.
          hidden={hasFailed}
          {...events}
        >
          <source src={url} onError={onSourceError} />
          {captions.map(({ src, label, language }, index) => (
            <track key={src} kind="captions" src={src} label={label} srcLang={language} default={index === 0} />
          ))}
          Your browser does not support the video tag.
        </video>
        {hasFailed ? <Failed ref={retryButton} onRetry={retry} /> : null}
      </Screen>
      <ProgressBar value={percent} label={`Watched of ${title}`} hue="teal" />
    </Box>
  )
}

function Failed({ ref, onRetry }: { ref: Ref<HTMLButtonElement>; onRetry: () => void }) {
  return (
    <Box
      role="alert"
      position="absolute"
      inset="0"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="4"
      padding="4"
      bg="bg.card"
      textAlign="center"
    >
      <Box>The film did not load. Check your connection, then try again.</Box>
      <Button ref={ref} onClick={onRetry}>
        Try again
      </Button>
    </Box>
  )
}
