import { stepCount } from '@deepm/schema/rules/experiments/noise-to-picture'
import { useEffect, useState } from 'react'
import { type Bet, bets, expectation, nextPicture, type Picture, type Settings, startNoise } from './model.ts'

/** The noisy picture after each step, what the machine expects to be under it, and the chance of each thing. */
type Way = { noisy: Picture[]; expected: Picture[]; chances: Bet[][] }

/** Returns the way from noise to picture, as far as it is calculated. It calculates one step at a time, so that the screen stays responsive. */
export function useWay(settings: Settings): Way {
  const key = JSON.stringify(settings)
  const [known, setKnown] = useState(() => ({ key, way: firstStep(settings) }))
  useEffect(() => {
    const own: Settings = JSON.parse(key)
    let way = firstStep(own)
    let timer = 0
    const goOn = () => {
      way = oneStepMore(way, own)
      setKnown({ key, way })
      if (way.noisy.length <= stepCount) timer = window.setTimeout(goOn)
    }
    timer = window.setTimeout(goOn)
    return () => clearTimeout(timer)
  }, [key])
  return known.key === key ? known.way : firstStep(settings)
}

function firstStep({ seed }: Settings): Way {
  return { noisy: [startNoise(seed)], expected: [], chances: [] }
}

function oneStepMore({ noisy, expected, chances }: Way, settings: Settings): Way {
  const step = noisy.length - 1
  const last = noisy[step] as Picture
  const found = expectation(last, step, settings)
  return {
    noisy: [...noisy, nextPicture(last, step, found)],
    expected: [...expected, found],
    chances: [...chances, bets(last, step, settings)],
  }
}
