import { Box, Text } from '@chakra-ui/react'
import { videoSource } from '@deepm/schema/rules/video-address'
import { Suspense, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { part } from '../../ui/part.ts'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'
import { useSaveVideoPlaceMutation } from './save-video-place.generated.ts'
import type { Standing } from './standing.ts'

// Few lessons have a film.
const VideoPlayer = part('VideoPlayer', () => import('../../ui/video/video-player.tsx'))

type Lesson = Pick<LessonView_LessonFragment, 'id' | 'title' | 'videoUrl' | 'videoSeconds'>

/** The film of a lesson, which goes on where the learner stopped; a word where there is none. */
export function LessonFilm({ lesson, standing }: { lesson: Lesson; standing: Standing }) {
  const [save] = useSaveVideoPlaceMutation()
  const [startAt] = useState(lesson.videoSeconds)
  if (!lesson.videoUrl) return <NoFilm />
  const source = videoSource(lesson.videoUrl)
  const keep = (seconds: number) => {
    // A place that was lost is no loss: the next one follows. The request outlives a page that is being closed.
    const context = { fetchOptions: { keepalive: true } }
    save({ variables: { lessonId: lesson.id, seconds }, context }).catch(() => {})
  }
  return (
    <Card>
      <Suspense fallback={<Box aspectRatio={16 / 9} />}>
        <VideoPlayer
          source={source}
          title={`Film: ${lesson.title}`}
          description={
            source.kind === 'file' && startAt > 0 ? `It goes on at ${clockTime(startAt)}, where you stopped.` : undefined
          }
          startAt={startAt}
          onPlace={standing === 'learning' ? keep : undefined}
        />
      </Suspense>
    </Card>
  )
}

function NoFilm() {
  return (
    <Box borderWidth="3px" borderStyle="dashed" borderColor="border.soft" borderRadius="2xl" paddingX="5" paddingY="3">
      <Text color="fg.muted">
        <span aria-hidden="true">📖 </span>This lesson has no film: everything is in the notes.
      </Text>
    </Box>
  )
}

/** `1:35`, as players write it. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
