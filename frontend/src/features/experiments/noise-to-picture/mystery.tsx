import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { guesses, mysteries, stepCount, type Target } from '@deepm/schema/rules/experiments/noise-to-picture'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { useReducedMotion } from '../../../ui/motion/use-reduced-motion.ts'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { Certainty } from './certainty.tsx'
import { DotPicture } from './dot-picture.tsx'
import { lookOf } from './looks.ts'
import { type Settings, sureFrom, visible } from './model.ts'
import { aThing, samples } from './names.ts'
import { TimeSlider } from './time-slider.tsx'
import { useWay } from './use-way.ts'

type Guess = { seed: number; guess: Target; step: number }

type Props = { report(evidence: unknown): void; announce(text: string): void }

/** Without a wish, the noise alone decides. */
const withoutWish = { wish: 'dragon', second: null, guidance: 0, reach: 15 } as const

/** Milliseconds between two steps: while the learner looks for the picture, and after the answer. */
const [slow, quick] = [600, 110]

/** Hidden pictures to recognize in the noise as early as possible. */
export function Mystery({ report, announce }: Props) {
  const [round, setRound] = useState(0)
  const [step, setStep] = useState(0)
  // A learner who looks ahead and goes back has seen those steps.
  const [furthest, setFurthest] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const isStill = useReducedMotion()
  const [all, setAll] = useState<readonly Guess[]>([])
  const top = useFocusOnChange<HTMLParagraphElement>(round)
  const answers = useKeptFocus<HTMLDivElement>()
  const hidden = mysteries[round % mysteries.length] ?? mysteries[0]
  const settings: Settings = { ...withoutWish, seed: hidden.seed }
  const way = useWay(settings)
  const shown = Math.min(step, way.noisy.length - 1)
  const noisy = way.noisy[shown]
  const given = round < all.length ? all[round] : undefined

  const runs = isRunning && shown < stepCount
  const look = (to: number) => {
    setStep(to)
    setFurthest((now) => Math.max(now, to))
  }
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(
      () => {
        setStep(shown + 1)
        setFurthest((now) => Math.max(now, shown + 1))
      },
      given ? quick : slow,
    )
    return () => clearTimeout(timer)
  }, [runs, shown, given])
  const toggle = () => {
    if (runs) announce(`Step ${shown} of ${stepCount}.`)
    else if (shown === stepCount) look(0)
    setRunning(!runs)
  }

  const choose = (guess: Target) => {
    if (given) return
    const guessed = [...all, { seed: hidden.seed, guess, step: Math.max(furthest, shown) }]
    setAll(guessed)
    // The rest of the way is the answer.
    if (isStill) setStep(stepCount)
    else setRunning(true)
    report({ guesses: guessed.slice(0, mysteries.length) })
    announce(guess === hidden.target ? `Yes, ${aThing(guess)}.` : `No, it is ${aThing(hidden.target)}.`)
  }
  const goOn = () => {
    // After the last picture, the learner starts over.
    if (round + 1 === mysteries.length) setAll([])
    setRound((round + 1) % mysteries.length)
    setStep(0)
    setFurthest(0)
    setRunning(false)
  }
  const right = all.filter(({ seed, guess, step: at }) => at <= guesses.lastStep && targetOf(seed) === guess).length

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="6" alignItems="start">
      <Box display="grid" gap="3">
        <Text ref={top} tabIndex={-1} scrollMarginTop="24" fontWeight="700">
          Hidden picture {round + 1} of {mysteries.length}
        </Text>
        <Box maxWidth={{ base: '13.5rem', md: '20rem' }} width="full" justifySelf="center">
          {noisy && <DotPicture values={visible(noisy, shown)} alt={lookOf(hidden.target, shown)} />}
        </Box>
        <TimeSlider
          // The picture follows as soon as it is calculated.
          step={step}
          onStep={(to) => {
            setRunning(false)
            look(to)
          }}
          announce={announce}
          run={{ isRunning: runs, toggle }}
        />
      </Box>
      <Box ref={answers} display="grid" gap="4">
        {!given && (
          <Box role="group" aria-label="What will it be?">
            <Text fontWeight="700" marginBottom="2" aria-hidden="true">
              What will it be?
            </Text>
            <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
              {hidden.choices.map((target) => (
                <Option key={target} target={target} onChoose={choose} />
              ))}
            </Grid>
          </Box>
        )}
        {given && (
          <Result
            given={given}
            target={hidden.target}
            chances={way.chances.map((it) => it.find(({ target }) => target === hidden.target)?.chance ?? 0)}
          >
            <Button onClick={goOn}>Next hidden picture</Button>
          </Result>
        )}
        <Text color="fg.muted">
          <span aria-hidden="true">{'★'.repeat(Math.min(right, guesses.right)).padEnd(guesses.right, '☆')} </span>
          <strong>{right}</strong> of {guesses.right} found by step {guesses.lastStep}
        </Text>
      </Box>
    </Grid>
  )
}

const targetOf = (seed: number) => mysteries.find((it) => it.seed === seed)?.target

function Option({ target, onChoose }: { target: Target; onChoose(target: Target): void }) {
  return (
    <chakra.button
      type="button"
      onClick={() => onChoose(target)}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems="center"
      gap={{ base: '1', md: '3' }}
      padding="2"
      bg="bg.card"
      color="fg.ink"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      fontWeight="700"
      cursor="pointer"
      _hover={{ bg: 'colorPalette.soft' }}
    >
      <DotPicture values={samples[target]} alt="" width="2.5rem" />
      {target}
    </chakra.button>
  )
}

/** The chances of all steps are known a moment after the picture comes on screen. */
type ResultProps = { given: Guess; target: Target; chances: readonly number[]; children: ReactNode }

function Result({ given, target, chances, children }: ResultProps) {
  const decidedAt = chances.length === stepCount ? sureFrom(chances) : null
  const isRight = given.guess === target
  return (
    <Flex direction="column" gap="3" bg="colorPalette.soft" borderRadius="2xl" padding="4">
      <Text>
        <strong>{isRight ? `Yes, ${aThing(target)}!` : `No, it is ${aThing(target)}.`}</strong>{' '}
        {decidedAt !== null && commentOn(given.step, decidedAt, isRight)}
      </Text>
      <Box>{children}</Box>
      {decidedAt !== null && <Certainty chances={chances} guessedAt={given.step} decidedAt={decidedAt} />}
    </Flex>
  )
}

function commentOn(step: number, decidedAt: number, isRight: boolean): string {
  if (step < decidedAt)
    return isRight
      ? 'Lucky! Even the machine was not sure yet.'
      : `Too early: even the machine was only sure after ${decidedAt} steps.`
  const late = isRight && step > guesses.lastStep ? ` Only answers up to step ${guesses.lastStep} count.` : ''
  return `You looked at ${step} steps. The machine was sure after ${decidedAt}.${late}`
}
