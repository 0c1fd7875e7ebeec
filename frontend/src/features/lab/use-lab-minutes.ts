import { useState } from 'react'
import { useInterval } from '../../lib/use-interval.ts'
import { useRecordLabMinuteMutation } from './record-lab-minute.generated.ts'

const minuteMs = 60_000

/** Returns today's remaining lab minutes as last reported by the server, which counts each minute the lab was in view. */
export function useLabMinutes(atFirst: number): [left: number, setLeft: (left: number) => void] {
  const [known, setKnown] = useState(atFirst)
  const [left, setLeft] = useState(atFirst)
  if (known !== atFirst) {
    setKnown(atFirst)
    setLeft(atFirst)
  }
  const [record] = useRecordLabMinuteMutation()
  const count = async () => {
    // A lost minute is not worth an error message.
    const answer = await record().catch(() => null)
    const result = answer?.data?.recordLabMinute
    if (result?.__typename === 'RecordLabMinutePayload') setLeft(result.minutesLeft)
  }
  useInterval(() => void count(), minuteMs, left > 0)
  return [left, setLeft]
}
