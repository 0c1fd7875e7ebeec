import { Box, chakra, Text } from '@chakra-ui/react'
import { type CardFacts, type StatementId, statementsFor, wrongStatements } from '@deepm/schema/rules/experiments/model-card'
import { drawingSetups } from '@deepm/schema/rules/experiments/teach'
import { useId, useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { checkRecipe } from '../../../../ui/forms/check-recipe.ts'
import { className, type State } from '../model/model.ts'

const Check = chakra('input', checkRecipe)

type Props = { state: State; facts: CardFacts; onChecked(chosen: StatementId[]): void }

/** Statements about the machine. The learner ticks the true ones; the measurements decide. */
export function ModelCard({ state, facts, onChecked }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly StatementId[]>([])
  const [wrong, setWrong] = useState<readonly StatementId[] | null>(null)
  const [isShown, setShown] = useState(false)
  const texts = statementTexts(state)

  const toggle = (it: StatementId) => {
    setWrong(null)
    setShown(false)
    setChosen((now) => (now.includes(it) ? now.filter((other) => other !== it) : [...now, it]))
  }
  const check = () => {
    setWrong(wrongStatements(facts, chosen))
    onChecked([...chosen])
  }
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      padding={{ base: '4', md: '5' }}
      bg="amber.soft"
      display="grid"
      gap="3"
    >
      <Text id={id} fontFamily="heading" fontWeight="600" fontSize="xl">
        Model card
      </Text>
      <Text>Tick every sentence that is true for your machine. Look at its bars and its training box.</Text>
      {statementsFor(facts).map((it) => (
        <chakra.label key={it} htmlFor={`${id}-${it}`} display="flex" gap="3" alignItems="center" minHeight="11" cursor="pointer">
          <Check
            id={`${id}-${it}`}
            type="checkbox"
            checked={chosen.includes(it)}
            onChange={() => toggle(it)}
            colorPalette="amber"
          />
          <span>{texts[it]}</span>
        </chakra.label>
      ))}
      <Box display="flex" gap="3" flexWrap="wrap">
        <Button onClick={check}>Check my card</Button>
        {wrong && wrong.length > 0 && (
          <Button variant="outline" onClick={() => setShown(true)}>
            Show me one
          </Button>
        )}
      </Box>
      <Box role="status" fontWeight="600">
        {wrong && verdict(wrong.length)}
        {isShown && wrong?.[0] && (
          <Box color="coral.text">
            ✗ {texts[wrong[0]]} Measured: {measured(wrong[0], facts)}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function verdict(count: number): string {
  if (count === 0) return 'Your card fits the measurements.'
  return count === 1 ? 'One sentence does not fit the measurements.' : `${count} sentences do not fit the measurements.`
}

function statementTexts(state: State): Record<StatementId, string> {
  const { looks } = drawingSetups[state.setup]
  const [first, second] = [className(state, 0), className(state, 1)]
  const works = (index: number) =>
    `It gets at least 9 out of 10 of these new drawings right: ${looks?.[index] ?? className(state, index)}.`
  return {
    few: 'It was trained with fewer than 20 drawings.',
    even: `It saw about as many drawings of “${first}” as of “${second}”.`,
    own: 'Some of its training drawings are mine: drawn or changed by me.',
    'group-0': works(0),
    'group-1': works(1),
    'group-2': works(2),
    'upside-down': 'It gets at least 9 out of 10 drawings right when they are upside down.',
    neither: 'If a drawing shows something else, such as a bicycle, it says so.',
  }
}

function measured(id: StatementId, { examples, own, groups, upsideDown }: CardFacts): string {
  const score = (it: { right: number; tested: number } | undefined) => `${it?.right ?? 0} of ${it?.tested ?? 0} right.`
  if (id === 'few') return `${examples.reduce((sum, count) => sum + count, 0)} training drawings.`
  if (id === 'even') return `${examples.join(' and ')} drawings.`
  if (id === 'own') return `${own} of yours.`
  if (id === 'upside-down') return score(upsideDown)
  if (id === 'neither') return 'it has only two answers and always gives one of them.'
  return score(groups[Number(id.slice(-1))])
}
