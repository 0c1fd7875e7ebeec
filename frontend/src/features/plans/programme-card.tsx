import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Programme } from '@deepm/schema/rules/plans/programmes'
import { Heading } from '../../ui/components/heading.tsx'
import { CheckIcon } from '../../ui/components/icons.tsx'
import { checkRecipe } from '../../ui/forms/check-recipe.ts'
import { programmeStyle } from './programme-style.ts'

const Radio = chakra('input', checkRecipe)

type Props = { programme: Programme; isSelected: boolean; onSelect(): void }

/** Shows a programme. The whole card is the label of its radio input. */
export function ProgrammeCard({ programme, isSelected, onSelect }: Props) {
  const { id, name, price, period, description, features, popular } = programme
  const { hue, Scene } = programmeStyle(id)
  const priceId = `programme-${id}-price`
  return (
    <Flex
      direction="column"
      position="relative"
      colorPalette={hue}
      bg={isSelected ? 'colorPalette.soft' : 'bg.card'}
      borderWidth="3px"
      borderColor={isSelected ? 'colorPalette.line' : 'border.ink'}
      borderRadius="3xl"
      boxShadow={
        isSelected
          ? '0 0 0 4px var(--ui-colors-color-palette-line), 0 12px 0 4px var(--ui-colors-color-palette-solid)'
          : '0 6px 0 var(--ui-colors-border-soft)'
      }
      transition="transform 160ms, box-shadow 160ms, background 160ms"
      _hover={isSelected ? {} : { transform: 'translateY(-3px)' }}
      css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '8px' } }}
    >
      <Box overflow="hidden" borderTopRadius="calc(2rem - 3px)" borderBottomWidth="3px" borderColor="border.ink">
        <Scene display="block" height={popular ? '12rem' : '10rem'} />
      </Box>
      {popular && <Ribbon />}
      <Flex direction="column" gap="4" flex="1" padding={{ base: '5', md: '6' }}>
        <Flex align="center" gap="3">
          <Radio
            round
            id={`programme-${id}`}
            type="radio"
            name="programme"
            value={id}
            checked={isSelected}
            onChange={onSelect}
            aria-describedby={priceId}
            css={{ '&:focus-visible': { outline: 'none' } }}
          />
          <Heading as="h3" size={popular ? '3xl' : '2xl'}>
            <chakra.label
              htmlFor={`programme-${id}`}
              cursor="pointer"
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: '3xl' }}
            >
              {name}
            </chakra.label>
          </Heading>
        </Flex>
        <Text id={priceId} fontFamily="heading">
          <chakra.span fontSize={popular ? '6xl' : '5xl'} fontWeight="600" lineHeight="1">
            ${price}
          </chakra.span>{' '}
          <chakra.span fontSize="lg" color="fg.muted">
            a {period}
          </chakra.span>
        </Text>
        <Text>{description}</Text>
        <chakra.ul display="grid" gap="2" listStyleType="none" padding="0" margin="0">
          {features.map((feature) => (
            <chakra.li key={feature} display="flex" gap="3">
              <Box as="span" color="colorPalette.text" paddingTop="1" flexShrink="0">
                <CheckIcon />
              </Box>
              <span>{feature}</span>
            </chakra.li>
          ))}
        </chakra.ul>
        <Mark isSelected={isSelected} name={name} />
      </Flex>
    </Flex>
  )
}

function Ribbon() {
  return (
    <Box
      position="absolute"
      top="-4"
      right="5"
      transform="rotate(3deg)"
      bg="accent.solid"
      color="accent.onSolid"
      fontFamily="heading"
      fontWeight="600"
      paddingX="4"
      paddingY="1"
      borderRadius="full"
      boxShadow="0 4px 0 var(--ui-colors-amber-solid)"
    >
      Most Popular
    </Box>
  )
}

/** Shows the selection visually; screen readers use the radio input. */
function Mark({ isSelected, name }: { isSelected: boolean; name: string }) {
  return (
    <Flex
      aria-hidden="true"
      align="center"
      justify="center"
      gap="2"
      marginTop="auto"
      minHeight="12"
      fontFamily="heading"
      fontWeight="600"
      borderWidth="3px"
      borderStyle={isSelected ? 'solid' : 'dashed'}
      borderColor={isSelected ? 'art.line' : 'border.ink'}
      borderRadius="full"
      bg={isSelected ? 'colorPalette.solid' : 'transparent'}
      color={isSelected ? 'colorPalette.onSolid' : 'fg.muted'}
    >
      {isSelected ? (
        <>
          <CheckIcon /> Selected
        </>
      ) : (
        `Choose ${name}`
      )}
    </Flex>
  )
}
