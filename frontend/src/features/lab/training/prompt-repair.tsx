import { nextExercise } from '@deepm/schema/rules/lab/exercises/exercises'
import { repairs } from '@deepm/schema/rules/lab/exercises/repairs'
import { useState } from 'react'
import { ExerciseFrame, type ExerciseProps } from './exercise-frame.tsx'
import { RepairRound } from './repair-round.tsx'

/** Shows one prompt repair after another, those that are not done first. */
export function PromptRepair({ done, onDone, onClose }: ExerciseProps) {
  const [repair, setRepair] = useState(() => nextExercise(repairs, done))
  const [isFinished, setFinished] = useState(false)
  const next = () => {
    setRepair(nextExercise(repairs, done, repair))
    setFinished(false)
  }
  return (
    <ExerciseFrame
      key={repair.id}
      name="Prompt repair"
      goal={repair.goal}
      isFinished={isFinished}
      next="Next repair"
      skip="Try another repair"
      onNext={next}
      onClose={onClose}
    >
      <RepairRound
        repair={repair}
        onFinished={() => {
          setFinished(true)
          onDone(repair.id)
        }}
      />
    </ExerciseFrame>
  )
}
