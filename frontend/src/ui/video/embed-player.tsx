import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Screen } from './screen.tsx'
import type { VideoSource } from './source.ts'

type Props = { source: Extract<VideoSource, { kind: 'embed' }>; title: string; poster?: string | undefined }

const names = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Shows an image with a button first. No request goes to the video's host before the user starts the video. */
export function EmbedPlayer({ source, title, poster }: Props) {
  const [isWanted, setWanted] = useState(false)
  const host = names[source.host]
  if (isWanted) return <Frame url={source.url} title={title} />
  return (
    <Screen>
      <chakra.button
        type="button"
        onClick={() => setWanted(true)}
        display="grid"
        placeContent="center"
        justifyItems="center"
        gap="3"
        padding="4"
        cursor="pointer"
        color="art.paper"
        bg="art.night"
        backgroundSize="cover"
        backgroundPosition="center"
        _focusVisible={{ outlineOffset: '-8px', outlineColor: 'amber.solid' }}
        style={poster ? { backgroundImage: `url(${JSON.stringify(poster)})` } : undefined}
      >
        <PlaySign />
        <Box as="span" bg="art.line" borderRadius="xl" paddingX="4" paddingY="2" fontWeight="600">
          <Box as="span" display="block" fontFamily="heading" fontSize="lg">
            Play on {host}
            <Box as="span" srOnly>
              : {title}
            </Box>
          </Box>
          <Box as="span" display="block">
            {host} only sees your visit if you press play.
          </Box>
        </Box>
      </chakra.button>
    </Screen>
  )
}

function Frame({ url, title }: { url: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is removed, so the focus moves to the player.
  useEffect(() => frame.current?.focus(), [])
  return (
    <Screen>
      {/* Without popups and top-level navigation. The hosts' players require a referrer. */}
      <iframe
        ref={frame}
        src={playing(url)}
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    </Screen>
  )
}

/** Adds autoplay to a URL. The user has already pressed play here. */
function playing(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}autoplay=1`
}

function PlaySign() {
  return (
    <chakra.svg viewBox="0 0 80 80" width={{ base: '14', sm: '20' }} aria-hidden="true">
      <chakra.circle cx="40" cy="40" r="36" fill="amber.solid" stroke="art.line" strokeWidth="5" />
      <chakra.path d="M32 24.500 57 40 32 55.500Z" fill="art.line" stroke="art.line" strokeWidth="6" strokeLinejoin="round" />
    </chakra.svg>
  )
}
