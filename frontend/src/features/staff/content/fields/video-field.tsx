import { Box, Flex } from '@chakra-ui/react'
import { maxVideoUrlLength, videoSource } from '@deepm/schema/rules/learning/video-url'
import { useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { VideoPlayer } from '../../../../ui/video/player.tsx'

type Props = { video: string; title: string; error: string | undefined; onChange(video: string): void }

/** Edits a video URL and previews the video before saving. */
export function VideoField({ video, title, error, onChange }: Props) {
  const [shown, setShown] = useState<string | null>(null)
  const [hint, setHint] = useState<string | null>(null)
  const look = () => {
    setHint(video.trim() === '' ? 'Add a video URL first.' : null)
    setShown(video.trim() === '' || shown === video.trim() ? null : video.trim())
  }
  return (
    <Box display="grid" gap="3">
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1 1 20rem" minWidth="0">
          <TextField
            label="Video URL (YouTube or Vimeo)"
            inputMode="url"
            autoComplete="off"
            value={video}
            maxLength={maxVideoUrlLength}
            error={error}
            onChange={(event) => {
              onChange(event.target.value)
              setShown(null)
              setHint(null)
            }}
          />
        </Box>
        <Button variant="outline" onClick={look} aria-expanded={shown !== null}>
          {shown === null ? 'Preview video' : 'Close video'}
        </Button>
      </Flex>
      <Box role="status" fontWeight="600">
        {hint}
      </Box>
      {shown !== null && <VideoPlayer source={videoSource(shown)} title={`Video: ${title || 'new lesson'}`} />}
    </Box>
  )
}
