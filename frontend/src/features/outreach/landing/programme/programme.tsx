import { Deepm } from './deepm.tsx'
import { Outcomes } from './outcomes.tsx'
import { Paths } from './paths.tsx'
import { Sidekicks } from './sidekicks.tsx'

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
