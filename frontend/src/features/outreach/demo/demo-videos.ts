export type DemoVideo = {
  /** Base name of the files in `public/videos`. */
  id: string
  title: string
  /** Minutes and seconds, fixed by the specification (section 9). The video has exactly this duration. */
  duration: string
  description: string
}

/** The four demo videos. `frontend/demo-videos` has their scripts and records them. */
export const demoVideos: readonly [DemoVideo, ...DemoVideo[]] = [
  {
    id: 'tour',
    title: 'Take a tour of the academy',
    duration: '3:24',
    description: 'Four paths, short lessons and what learners earn.',
  },
  {
    id: 'lesson',
    title: 'A lesson from start to finish',
    duration: '4:17',
    description: 'A real lesson, with its questions, answers and rewards.',
  },
  {
    id: 'safety',
    title: 'How we keep learners safe',
    duration: '2:45',
    description: 'What data we keep, what we never do, and what needs a parent’s OK.',
  },
  {
    id: 'parents',
    title: 'What parents see and decide',
    duration: '5:03',
    description: 'How you stay in charge, from our first email onwards.',
  },
]

export function videoOf({ id }: DemoVideo): string {
  return `/videos/${id}.webm`
}

/** Returns the H.264 version, for devices that can't play WebM. */
export function fallbackVideoOf({ id }: DemoVideo): string {
  return `/videos/${id}.mp4`
}

export function posterOf({ id }: DemoVideo): string {
  return `/videos/${id}.webp`
}

export function captionsOf({ id }: DemoVideo) {
  return [{ src: `/videos/${id}.vtt`, label: 'English', language: 'en' }]
}
