import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { name: string; value: string; isChosen: boolean; onChoose(): void; children: ReactNode }

/** One choice of a picture or its background, as a radio input. */
export function PictureChoice({ name, value, isChosen, onChoose, children }: Props) {
  return (
    <chakra.label
      overflowWrap="normal"
      display="grid"
      justifyItems="center"
      alignContent="start"
      gap="1"
      paddingY="2"
      textAlign="center"
      lineHeight="1.2"
      fontWeight={isChosen ? '700' : '400'}
      bg={isChosen ? 'accent.soft' : 'transparent'}
      borderWidth="3px"
      borderColor={isChosen ? 'accent.line' : 'transparent'}
      borderRadius="2xl"
      cursor="pointer"
      _hover={isChosen ? {} : { borderColor: 'border.soft' }}
      css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '2px' } }}
    >
      <chakra.input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        position="absolute"
        opacity="0"
        pointerEvents="none"
      />
      {children}
    </chakra.label>
  )
}
