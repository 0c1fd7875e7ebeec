import type { ReactNode } from 'react'
import { ScenePage } from '../components/scene-page.tsx'
import { LetterScene } from '../illustrations/scenes/letter.tsx'

/** The page behind an emailed link that is invalid, or whose question could not be loaded. */
export function BrokenLink({ why, action }: { why: ReactNode; action?: ReactNode }) {
  return <ScenePage title="This link does not work" text={why} scene={<LetterScene />} action={action} />
}
