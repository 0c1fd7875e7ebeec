import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../src/ui/theme/fonts.css'
import { UiProvider } from '../src/ui/theme/provider.tsx'
import { Picture } from './picture.tsx'
import type { Storyboard } from './storyboard.ts'

// The page that is filmed. `record.ts` calls `showFrame` for each frame.

const root = createRoot(document.querySelector('#stage') as HTMLElement, {
  onUncaughtError: (error) => {
    failure = error
  },
})
let failure: unknown

declare global {
  interface Window {
    showFrame(story: Storyboard, scene: number, beat: number, progress: number): Promise<void>
  }
}

window.showFrame = async (story, scene, beat, progress) => {
  failure = undefined
  flushSync(() =>
    root.render(
      <UiProvider>
        <Picture story={story} scene={scene} beat={beat} progress={progress} />
      </UiProvider>,
    ),
  )
  if (failure) throw failure
  await document.fonts.ready
  await Promise.all([...document.images].map((it) => it.decode()))
}
