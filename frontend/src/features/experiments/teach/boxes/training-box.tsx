import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Thumbnail } from '../../drawings/thumbnail.tsx'
import { useKeptFocus } from '../../frame/use-kept-focus.ts'
import { className, type Item, itemName, type State, testItems, trainingItems } from '../model/model.ts'

const labels = [0, 1] as const

/** Longest name of an own class. */
const maxNameLength = 20

type Props = {
  state: State
  /** Whether a deleted drawing can come back. */
  canRestore: boolean
  onDelete(item: Item): void
  onRestore(): void
  onName(label: 0 | 1, name: string): void
}

/** All drawings that the machine learns from. Pressing one deletes it. */
export const TrainingBox = memo(function TrainingBox({ state, canRestore, onDelete, onRestore, onName }: Props) {
  const box = useKeptFocus<HTMLDivElement>()
  const training = trainingItems(state)
  const testCount = testItems(state).length
  return (
    <Box ref={box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Split training={training.length} tests={testCount} isOwn={state.setup === 'own'} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {labels.map((label) => {
          const items = training.filter((it) => it.label === label)
          return (
            <Box
              key={label}
              role="group"
              aria-label={`Training box: ${className(state, label)}`}
              colorPalette={label === 0 ? 'violet' : 'amber'}
              borderWidth="3px"
              borderColor="border.ink"
              borderRadius="2xl"
              padding="3"
            >
              {state.setup === 'own' && (
                <TextField
                  label={label === 0 ? 'First kind' : 'Second kind'}
                  value={state.names[label]}
                  maxLength={maxNameLength}
                  autoComplete="off"
                  onChange={(event) => onName(label, event.target.value.slice(0, maxNameLength))}
                />
              )}
              <Flex justify="space-between" fontWeight="700" marginY="1">
                <Box as="span" color="colorPalette.text">
                  {className(state, label)}
                </Box>
                <span>{items.length}</span>
              </Flex>
              <Grid templateColumns="repeat(auto-fill, minmax(2.75rem, 1fr))" gap="1" minHeight="3rem">
                {items.map((item) => (
                  <DeleteButton key={item.id} item={item} name={itemName(state, item)} onDelete={onDelete} />
                ))}
              </Grid>
            </Box>
          )
        })}
      </Grid>
      <Flex gap="3" align="center" wrap="wrap" minHeight="12">
        <Text color="fg.muted">Press a drawing to delete it.</Text>
        {canRestore && (
          <Button variant="soft" hue="violet" onClick={onRestore}>
            Put it back
          </Button>
        )}
      </Flex>
    </Box>
  )
})

function DeleteButton({ item, name, onDelete }: { item: Item; name: string; onDelete(item: Item): void }) {
  return (
    <chakra.button
      type="button"
      aria-label={`Delete: ${name}`}
      onClick={() => onDelete(item)}
      position="relative"
      borderRadius="lg"
      cursor="pointer"
      css={{ '& > span:last-of-type': { opacity: 0 }, '&:is(:hover, :focus-visible) > span:last-of-type': { opacity: 1 } }}
    >
      <Thumbnail drawing={item.drawing} />
      <Box
        as="span"
        aria-hidden="true"
        position="absolute"
        inset="0"
        display="grid"
        placeItems="center"
        fontSize="xl"
        fontWeight="700"
        color="danger.line"
      >
        ✕
      </Box>
    </chakra.button>
  )
}

type SplitProps = { training: number; tests: number; isOwn: boolean }

/** How the drawings are split. */
function Split({ training, tests, isOwn }: SplitProps) {
  const all = training + tests || 1
  return (
    <Box>
      <Flex gap="1" aria-hidden="true" height="4">
        <Box
          bg="violet.solid"
          borderWidth="2px"
          borderColor="border.ink"
          borderRadius="full"
          style={{ flexGrow: training / all }}
        />
        <Box
          bg="bg.sunken"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="border.ink"
          borderRadius="full"
          style={{ flexGrow: tests / all }}
        />
      </Flex>
      <Flex justify="space-between" gap="4" wrap="wrap">
        <Text>
          <strong>Training box: {training}</strong> to learn from
        </Text>
        <Text>
          <strong>Test box: {tests}</strong> it never learns from
        </Text>
      </Flex>
      {isOwn && <Text color="fg.muted">Every second drawing of a kind goes into the test box. You need at least 8 there.</Text>}
    </Box>
  )
}
