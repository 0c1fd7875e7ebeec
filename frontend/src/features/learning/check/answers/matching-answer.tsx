import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { ResultIcon } from '../item/feedback-line.tsx'
import type { AnswerProps } from './answer-props.ts'
import { PartFeedback } from './part-feedback.tsx'

type Side = 'line' | 'partner'
type Tile = { side: Side; index: number }

/** Each pair has a letter and a colour; with more than four pairs, colours repeat and the letters differ. */
const hues = ['violet', 'teal', 'coral', 'amber'] as const
const letterOf = (line: number) => String.fromCharCode(65 + line)

/** Matches lines with partners: a tap on one side, then on the other. A tap on a pair dissolves it. */
export function MatchingAnswer({ item, draft, onChange, isFixed, isGraded, labelledBy }: AnswerProps) {
  const [picked, setPicked] = useState<Tile | null>(null)
  const [said, setSaid] = useState('')
  const textOf = ({ side, index }: Tile) => (side === 'line' ? item.prompts : item.choices)[index]?.text ?? ''
  /** Returns the line of the pair to which a tile belongs, or -1. */
  const pairOf = ({ side, index }: Tile) => {
    if (side === 'partner') return draft.choices.indexOf(item.choices[index]?.id ?? '?')
    return draft.choices[index] ? index : -1
  }
  const spare = item.choices.length - item.prompts.length
  const partnerOf = (line: number) => item.choices.findIndex(({ id }) => id === draft.choices[line])

  const tap = (tile: Tile) => {
    if (isFixed) return
    if (picked && picked.side !== tile.side) return pair(picked.side === 'line' ? [picked, tile] : [tile, picked])
    const line = pairOf(tile)
    if (line >= 0) {
      setPicked(null)
      onChange({ ...draft, choices: draft.choices.map((id, index) => (index === line ? '' : id)) })
      return setSaid(`You undid pair ${letterOf(line)}.`)
    }
    const isSame = picked?.index === tile.index
    setPicked(isSame ? null : tile)
    setSaid(isSame ? '' : `“${textOf(tile)}” is selected. Now choose its match.`)
  }
  const pair = ([line, partner]: [Tile, Tile]) => {
    const id = item.choices[partner.index]?.id ?? ''
    const choices = draft.choices.map((it, index) => (index === line.index ? id : it === id ? '' : it))
    setPicked(null)
    onChange({ ...draft, choices })
    setSaid(`“${textOf(line)}” and “${textOf(partner)}” are now pair ${letterOf(line.index)}.`)
  }
  const nameOf = (tile: Tile) => {
    const line = pairOf(tile)
    if (line < 0) return textOf(tile)
    const other: Tile = tile.side === 'line' ? { side: 'partner', index: partnerOf(line) } : { side: 'line', index: line }
    return `${textOf(tile)}, pair ${letterOf(line)} with ${textOf(other)}`
  }
  const tileProps = (tile: Tile) => ({
    text: textOf(tile),
    name: nameOf(tile),
    pair: pairOf(tile),
    isPicked: picked?.side === tile.side && picked.index === tile.index,
    isFixed,
    mark: isGraded && tile.side === 'line' ? item.answer?.marks[tile.index] : undefined,
    feedback: <PartFeedback item={item} id={draft.choices[tile.index]} />,
    onTap: () => tap(tile),
  })

  return (
    <Box role="group" aria-labelledby={labelledBy}>
      {spare > 0 && (
        <Text marginBottom="3" color="fg.muted">
          {spare === 1 ? 'One match is left over.' : `${spare} matches are left over.`}
        </Text>
      )}
      <Flex gap={{ base: '2.5', sm: '5' }} align="flex-start">
        <Column label="Lines">
          {item.prompts.map(({ id }, index) => (
            <PairTile key={id} {...tileProps({ side: 'line', index })} />
          ))}
        </Column>
        <Column label="Matches">
          {item.choices.map(({ id }, index) => (
            <PairTile key={id} {...tileProps({ side: 'partner', index })} />
          ))}
        </Column>
      </Flex>
      <Box role="status" srOnly>
        {said}
      </Box>
    </Box>
  )
}

function Column({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex as="ul" aria-label={label} direction="column" flex="1" minWidth="0" gap="3" listStyleType="none">
      {children}
    </Flex>
  )
}

type TileProps = {
  text: string
  name: string
  /** The line of its pair, or -1. */
  pair: number
  isPicked: boolean
  isFixed: boolean
  mark: boolean | undefined
  /** Shown if the pair is wrong. */
  feedback: ReactNode
  onTap(): void
}

function PairTile({ text, name, pair, isPicked, isFixed, mark, feedback, onTap }: TileProps) {
  const hue = pair < 0 ? 'accent' : (hues[pair % hues.length] ?? 'violet')
  return (
    <li>
      <chakra.button
        type="button"
        onClick={onTap}
        aria-label={name}
        aria-pressed={isPicked}
        aria-disabled={isFixed || undefined}
        colorPalette={hue}
        display="flex"
        gap="2"
        alignItems="center"
        width="full"
        minHeight="14"
        padding={{ base: '2.5', sm: '3' }}
        textAlign="start"
        lineHeight="1.35"
        hyphens="auto"
        borderWidth="3px"
        borderStyle={pair < 0 && !isPicked ? 'dashed' : 'solid'}
        borderColor={pair < 0 && !isPicked ? 'border.ink' : 'colorPalette.line'}
        borderRadius="2xl"
        bg={pair < 0 && !isPicked ? 'bg.card' : 'colorPalette.soft'}
        boxShadow={isPicked ? '0 0 0 3px var(--ui-colors-color-palette-line)' : undefined}
        cursor={isFixed ? 'default' : 'pointer'}
        transition="background 160ms, box-shadow 160ms"
        _highContrast={{ borderColor: isPicked ? 'Highlight' : 'CanvasText' }}
      >
        {pair >= 0 && (
          <Box
            as="span"
            aria-hidden="true"
            display="grid"
            placeItems="center"
            flexShrink="0"
            boxSize="7"
            borderRadius="full"
            bg="colorPalette.solid"
            color="colorPalette.onSolid"
            fontFamily="heading"
            fontWeight="600"
          >
            {letterOf(pair)}
          </Box>
        )}
        <Box as="span" minWidth="0">
          {text}
        </Box>
      </chakra.button>
      {mark !== undefined && (
        <Flex gap="2" align="center" marginTop="2" fontWeight="700" color={mark ? 'success.text' : 'amber.text'}>
          <ResultIcon isRight={mark} />
          {mark ? 'Match!' : 'Not a match'}
        </Flex>
      )}
      {mark === false && feedback}
    </li>
  )
}
