import { Box, Grid, Text } from '@chakra-ui/react'
import { copied, stepCount } from '@deepm/schema/rules/experiments/noise-to-picture'
import { useEffect, useMemo, useState } from 'react'
import { useReducedMotion } from '../../../ui/motion/use-reduced-motion.ts'
import type { ViewProps } from '../frame/definition.ts'
import { ShareBar } from '../frame/share-bar.tsx'
import { Controls } from './controls.tsx'
import { Copies } from './copies.tsx'
import { DotPicture } from './dot-picture.tsx'
import { limits, type Made, madeOf, sharedNoise, withMade } from './made.ts'
import { visible } from './model.ts'
import { aThing, isTarget } from './names.ts'
import { goalsOf, nextTry } from './next-try.ts'
import { Shelf } from './shelf.tsx'
import { type State, settingsOf } from './state.ts'
import { TimeSlider } from './time-slider.tsx'
import { useWay } from './use-way.ts'

/** Milliseconds between two steps while it runs. */
const pace = 160
const shownBets = 3

/** The whole machine: wish, noise, steps, and the finished pictures. */
export function Studio({ state, setState, mission, report, announce }: ViewProps<State>) {
  const isStill = useReducedMotion()
  const [isRunning, setRunning] = useState(false)
  const settings = settingsOf(state)
  const way = useWay(settings)
  const shown = Math.min(state.step, way.noisy.length - 1)
  const picture = way.noisy[shown]
  const expected = way.expected[shown] ?? picture
  const isDone = shown === stepCount
  const made = useMemo(() => (isDone && picture ? madeOf(settingsOf(state), picture) : null), [isDone, picture])

  useEffect(() => {
    if (!isRunning || shown >= stepCount) return
    const timer = setTimeout(() => setState((now) => ({ ...now, step: isStill ? stepCount : shown + 1 })), isStill ? 0 : pace)
    return () => clearTimeout(timer)
  }, [isRunning, shown, isStill, setState])
  useEffect(() => {
    if (!made) return
    setRunning(false)
    setState((now) => ({ ...now, shelf: withMade(now.shelf, made) }))
    announce(`Finished: ${seen(made)}.`)
  }, [made, setState, announce])
  useEffect(() => {
    const found = mission === 2 ? sharedNoise(state.shelf) : limits(state.shelf)
    if (found) report(found)
  }, [mission, state.shelf, report])

  // What was set in mission 3 can also be changed back in mission 2.
  const canMix = mission === 3 || settings.second !== null || settings.reach !== 15 || settings.guidance !== 10

  const run = () => {
    if (isRunning) return setRunning(false)
    setState((now) => ({ ...now, step: now.step === stepCount ? 0 : now.step }))
    setRunning(true)
  }
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="6" alignItems="start">
      <Controls
        settings={settings}
        canMix={canMix}
        onChange={(changes) => {
          setRunning(false)
          setState((now) => ({ ...now, ...changes, step: 0 }))
          if (changes.seed) announce(`Noise ${changes.seed}.`)
        }}
      />
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4" maxWidth="34rem">
          <Box as="figure">
            <Text as="figcaption" fontWeight="700">
              The picture now
            </Text>
            {picture && (
              <DotPicture
                values={visible(picture, shown)}
                alt={`Picture after ${shown} of ${stepCount} steps${made ? `: ${seen(made)}` : ''}`}
              />
            )}
          </Box>
          <Box as="figure">
            <Text as="figcaption" fontWeight="700">
              What it expects
            </Text>
            {expected && <DotPicture values={expected} alt="The average that the machine expects under the noise" />}
          </Box>
        </Grid>
        <TimeSlider
          step={state.step}
          announce={announce}
          run={{ isRunning, toggle: run }}
          onStep={(step) => {
            setRunning(false)
            setState((now) => ({ ...now, step }))
          }}
        />
        {made && !isTarget(state.wish) && (
          <Text>You asked for {aThing(state.wish)}. No training picture shows one, so your wish changed nothing.</Text>
        )}
        {made && canMix && <Copies made={made} />}
        <Box>
          <Box as="ul" listStyleType="none" fontWeight="600" aria-label="Parts of this mission">
            {goalsOf(mission, state.shelf).map(({ name, isDone: isReached }) => (
              <li key={name}>
                {isReached ? '✓' : '○'} {name}
              </li>
            ))}
          </Box>
          <Text marginTop="2">{nextTry(mission, state.shelf)}</Text>
        </Box>
        <Shelf
          shelf={state.shelf}
          onTake={(it) => {
            setRunning(false)
            setState((now) => ({ ...now, ...it.settings, step: stepCount }))
          }}
        />
        {state.reach === 15 && !isDone && (
          <Box display="grid" gap="2">
            <Text fontWeight="700">What is under the noise?</Text>
            {(way.chances[shown] ?? []).slice(0, shownBets).map(({ target, chance }) => (
              <ShareBar key={target} label={target} share={chance} />
            ))}
          </Box>
        )}
      </Box>
    </Grid>
  )
}

/** Describes a finished picture by the training picture that it is most like. */
function seen({ nearest, background }: Made): string {
  const isCopy = nearest.alike >= copied
  return `${isCopy ? '' : 'a mixture, most like '}${aThing(nearest.target)} on a ${background} background`
}
