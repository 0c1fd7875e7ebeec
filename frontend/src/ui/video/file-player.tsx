import { Box } from '@chakra-ui/react'
import type { Ref, SyntheticEvent } from 'react'
import { Button } from '../components/button.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { Screen } from './screen.tsx'
import type { Captions } from './source.ts'
import { useFilePlayback } from './use-file-playback.ts'

type Props = {
  url: string
  fallbackUrl?: string | undefined
  title: string
  captions?: readonly Captions[] | undefined
  poster?: string | undefined
  preload?: 'metadata' | 'none' | undefined
  onComplete?: (() => void) | undefined
  autoPlay?: boolean | undefined
  startAt?: number | undefined
  onPlace?: ((seconds: number) => void) | undefined
}

/** The native player for a video file, with the watched share. */
export function FilePlayer({
  url,
  fallbackUrl,
  title,
  captions = [],
  poster,
  preload = 'metadata',
  autoPlay = false,
  ...rest
}: Props) {
  const loadsOnPlay = preload === 'none'
  const { video, retryButton, percent, hasFailed, retry, events, onSourceError } = useFilePlayback(url, {
    autoPlay,
    loadsOnPlay,
    ...rest,
  })
  return (
    <Box display="grid" gap="3">
      <Screen>
        <video
          ref={video}
          controls
          playsInline
          preload={preload}
          poster={poster}
          aria-label={title}
          // Not focusable while the message covers it.
          hidden={hasFailed}
          {...events}
        >
          {/* Without a type, the browser requests the file before it detects that it cannot play it. */}
          <source src={url} type={typeOf(url)} onError={fallbackUrl ? keepFromVideo : onSourceError} />
          {fallbackUrl && <source src={fallbackUrl} type={typeOf(fallbackUrl)} onError={onSourceError} />}
          {captions.map(({ src, label, language }, index) => (
            <track
              key={src}
              kind="captions"
              src={src}
              label={label}
              srcLang={language}
              // Browsers load these captions with the page.
              default={index === 0 && !loadsOnPlay}
            />
          ))}
          Your browser does not support the video tag.
        </video>
        {hasFailed ? <Failed ref={retryButton} onRetry={retry} /> : null}
      </Screen>
      <ProgressBar value={percent} label={`Watched: ${title}`} hue="teal" />
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
      <Box>The video did not load. Check your connection, then try again.</Box>
      <Button ref={ref} onClick={onRetry}>
        Try again
      </Button>
    </Box>
  )
}

/** Ignores the error of the first format. React passes the event of a `<source>` on to the `<video>`. */
function keepFromVideo(event: SyntheticEvent): void {
  event.stopPropagation()
}

const types: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }

function typeOf(url: string): string | undefined {
  return types[/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '']
}
