import { Box } from '@chakra-ui/react'
import { videoSource } from '@deepm/schema/rules/learning/video-url'
import { Suspense, useState } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { clockTime } from '../../../ui/video/clock-time.ts'
import type { LessonAccess } from '../lesson-access.ts'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'
import { useSaveVideoPlaceMutation } from './save-video-place.generated.ts'

const VideoPlayer = lazyComponent('VideoPlayer', () => import('../../../ui/video/player.tsx'))

type Props = {
  lesson: Pick<LessonView_LessonFragment, 'id' | 'title' | 'videoSeconds'>
  videoUrl: string
  access: LessonAccess
}

/** Plays a lesson's video and resumes where the learner stopped. */
export function LessonVideo({ lesson, videoUrl, access }: Props) {
  const [save] = useSaveVideoPlaceMutation()
  const [startAt] = useState(lesson.videoSeconds)
  const source = videoSource(videoUrl)
  const keep = (seconds: number) => {
    // A lost position doesn't matter because the next one follows. `keepalive` lets the request outlive the page.
    const context = { fetchOptions: { keepalive: true } }
    save({ variables: { lessonId: lesson.id, seconds }, context }).catch(() => {})
  }
  return (
    <Card>
      <Suspense fallback={<Box aspectRatio={16 / 9} />}>
        <VideoPlayer
          source={source}
          title={`Video: ${lesson.title}`}
          description={
            source.kind === 'file' && startAt > 0 ? `It goes on at ${clockTime(startAt)}, where you stopped.` : undefined
          }
          startAt={startAt}
          onPlace={access === 'learning' ? keep : undefined}
        />
      </Suspense>
    </Card>
  )
}
