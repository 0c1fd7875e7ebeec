import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { guesses, mysteries, stepCount, type Target } from '@deepm/schema/rules/experiments/noise-to-picture'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'
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

/** Hidden pictures to recognize in the noise as early as possible. */
export function Mystery({ report, announce }: Props) {
  const [round, setRound] = useState(0)
  const [step, setStep] = useState(0)
  const [all, setAll] = useState<readonly Guess[]>([])
  const top = useFocusOnChange<HTMLParagraphElement>(round)
  const hidden = mysteries[round % mysteries.length] ?? mysteries[0]
  const settings: Settings = { ...withoutWish, seed: hidden.seed }
  const way = useWay(settings)
  const shown = Math.min(step, way.noisy.length - 1)
  const noisy = way.noisy[shown]
  const given = round < all.length ? all[round] : undefined

  const choose = (guess: Target) => {
    if (given) return
    const guessed = [...all, { seed: hidden.seed, guess, step: shown }]
    setAll(guessed)
    report({ guesses: guessed.slice(0, mysteries.length) })
    announce(guess === hidden.target ? `Yes, ${aThing(guess)}.` : `No, it is ${aThing(hidden.target)}.`)
  }
  const goOn = () => {
    // After the last picture, the learner starts over.
    if (round + 1 === mysteries.length) setAll([])
    setRound((round + 1) % mysteries.length)
    setStep(0)
  }
  const right = all.filter(({ seed, guess, step: at }) => at <= guesses.lastStep && targetOf(seed) === guess).length

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="6" alignItems="start">
      <Box display="grid" gap="3">
        <Text ref={top} tabIndex={-1} scrollMarginTop="24" fontWeight="700">
          Hidden picture {round + 1} of {mysteries.length}
        </Text>
        <Box maxWidth={{ base: '15rem', md: '20rem' }} width="full" justifySelf="center">
          {noisy && <DotPicture values={visible(noisy, shown)} alt={lookOf(hidden.target, shown)} />}
        </Box>
        <TimeSlider step={shown} onStep={setStep} announce={announce} />
      </Box>
      <Box display="grid" gap="4">
        <Box role="group" aria-label="What will it be?">
          <Text fontWeight="700" marginBottom="2" aria-hidden="true">
            What will it be?
          </Text>
          <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
            {hidden.choices.map((target) => (
              <Option key={target} target={target} mark={given && markOf(target, given.guess, hidden.target)} onChoose={choose} />
            ))}
          </Grid>
        </Box>
        {given && way.chances.length === stepCount && (
          <Result
            given={given}
            target={hidden.target}
            chances={way.chances.map((it) => it.find(({ target }) => target === hidden.target)?.chance ?? 0)}
          />
        )}
        {given && (
          <Box>
            <Button onClick={goOn}>Next hidden picture</Button>
          </Box>
        )}
        <Text color="fg.muted">
          Right at step {guesses.lastStep} or earlier: <strong>{right}</strong>. You need {guesses.right}, and {guesses.needed}{' '}
          guesses.
        </Text>
      </Box>
    </Grid>
  )
}

const targetOf = (seed: number) => mysteries.find((it) => it.seed === seed)?.target

type Mark = 'right' | 'wrong' | undefined

function markOf(target: Target, guess: Target, hidden: Target): Mark {
  return target === hidden ? 'right' : target === guess ? 'wrong' : undefined
}

function Option({ target, mark, onChoose }: { target: Target; mark: Mark; onChoose(target: Target): void }) {
  return (
    <chakra.button
      type="button"
      onClick={() => onChoose(target)}
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="14"
      padding="2"
      bg={mark === 'right' ? 'success.soft' : mark === 'wrong' ? 'amber.soft' : 'bg.card'}
      color="fg.ink"
      borderWidth="3px"
      borderColor={mark === 'right' ? 'success.line' : 'border.ink'}
      borderRadius="2xl"
      fontWeight="700"
      cursor="pointer"
      _hover={{ bg: 'colorPalette.soft' }}
    >
      <DotPicture values={samples[target]} alt="" width="3rem" />
      <span>
        {target}
        {mark && <span aria-hidden="true">{mark === 'right' ? ' ✓' : ' ✗'}</span>}
      </span>
    </chakra.button>
  )
}

function Result({ given, target, chances }: { given: Guess; target: Target; chances: readonly number[] }) {
  const decidedAt = sureFrom(chances)
  const isRight = given.guess === target
  return (
    <Flex direction="column" gap="3" bg="colorPalette.soft" borderRadius="2xl" padding="4">
      <Text>
        <strong>{isRight ? `Yes, ${aThing(target)}!` : `It becomes ${aThing(target)}.`}</strong> You guessed at step {given.step}.
        The machine was sure from step {decidedAt}.
      </Text>
      <Certainty chances={chances} guessedAt={given.step} decidedAt={decidedAt} />
    </Flex>
  )
}
