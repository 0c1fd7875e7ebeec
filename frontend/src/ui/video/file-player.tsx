import { Box } from '@chakra-ui/react'
import type { Ref, SyntheticEvent } from 'react'
import { Button } from '../button.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Screen } from './screen.tsx'
import { useFilePlayback } from './use-file-playback.ts'
import type { Captions } from './video-source.ts'

type Props = {
  url: string
  fallbackUrl?: string | undefined
  title: string
  captions?: readonly Captions[] | undefined
  poster?: string | undefined
  onComplete?: (() => void) | undefined
  autoPlay?: boolean | undefined
  startAt?: number | undefined
  onPlace?: ((seconds: number) => void) | undefined
}

/** The browser's own player for a film file, with how much of it was watched. */
export function FilePlayer({ url, fallbackUrl, title, captions = [], poster, autoPlay = false, ...rest }: Props) {
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
          {/* Without a type the browser asks for the file before it knows that it cannot play it. */}
          <source src={url} type={typeOf(url)} onError={fallbackUrl ? keepFromVideo : onSourceError} />
          {fallbackUrl && <source src={fallbackUrl} type={typeOf(fallbackUrl)} onError={onSourceError} />}
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

/** A first format that cannot be played is no failure yet. React passes the event of a `<source>` on to the `<video>`. */
function keepFromVideo(event: SyntheticEvent): void {
  event.stopPropagation()
}

const types: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }

function typeOf(url: string): string | undefined {
  return types[/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '']
}
