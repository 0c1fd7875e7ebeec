import { Deepm } from './deepm.tsx'
import { Outcomes } from './outcomes.tsx'
import { Paths } from './paths.tsx'
import { Sidekicks } from './sidekicks.tsx'

/** What is taught, what comes of it, who guides, and the thinking behind it. */
export function Programme() {
  return (
    <div id="programme">
      <Paths />
      <Outcomes />
      <Sidekicks />
      <Deepm />
    </div>
  )
}
