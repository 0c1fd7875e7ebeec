import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type LessonLevel, lessonLevels } from '@deepm/schema/rules/learning/lesson-levels'
import { type ReactNode, useState } from 'react'

type Choice = LessonLevel | 'all'

const choices: readonly { id: Choice; name: string }[] = [{ id: 'all', name: 'All ages' }, ...lessonLevels]

/** Hides what is marked with another `data-level`. The parts themselves are static, so only a style changes. */
const hidesOthers = Object.fromEntries(
  lessonLevels.map(({ id }) => [`&[data-ages="${id}"] [data-level]:not([data-level="${id}"])`, { display: 'none' }]),
)

/** Lets a teacher choose the age of a class; the plan then shows and prints what is for this age. Without scripts, all ages are shown. */
export function AgeChoice({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<Choice>('all')
  return (
    <Box data-ages={choice} css={hidesOthers} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '10' }}>
      <chakra.fieldset minWidth="0" data-screen-only="">
        <chakra.legend fontWeight="600" marginBottom="2">
          Age of your class
        </chakra.legend>
        <Flex wrap="wrap" gap="2">
          {choices.map(({ id, name }) => (
            <Pill key={id}>
              <chakra.input
                type="radio"
                name="ages"
                checked={id === choice}
                onChange={() => setChoice(id)}
                accentColor="currentColor"
                boxSize="4"
              />
              {name}
            </Pill>
          ))}
        </Flex>
        <Text color="fg.muted" marginTop="2">
          The page will only show and print what is for this age.
        </Text>
      </chakra.fieldset>
      {children}
    </Box>
  )
}

const Pill = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingX: '4',
    borderWidth: '2px',
    borderColor: 'border.soft',
    borderRadius: 'full',
    bg: 'bg.card',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { borderColor: 'border.ink' },
    '&:has(:checked)': { borderColor: 'border.ink', bg: 'amber.soft' },
    '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' },
    '& :focus-visible': { outline: 'none' },
  },
})
