import { useState } from 'react'
import { useInterval } from '../../lib/use-interval.ts'
import { useRecordLabMinuteMutation } from './record-lab-minute.generated.ts'

const minuteMs = 60_000

/** Minutes left of today in the lab, as last read from the server. The server counts a minute after each one in which the lab was in view. */
export function useLabMinutes(atFirst: number): [left: number, setLeft: (left: number) => void] {
  const [known, setKnown] = useState(atFirst)
  const [left, setLeft] = useState(atFirst)
  if (known !== atFirst) {
    setKnown(atFirst)
    setLeft(atFirst)
  }
  const [record] = useRecordLabMinuteMutation()
  const count = async () => {
    // A minute that does not arrive is not worth a word.
    const answer = await record().catch(() => null)
    const result = answer?.data?.recordLabMinute
    if (result?.__typename === 'RecordLabMinutePayload') setLeft(result.minutesLeft)
  }
  useInterval(() => void count(), minuteMs, left > 0)
  return [left, setLeft]
}
