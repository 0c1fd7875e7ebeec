import { Box, chakra } from '@chakra-ui/react'
import type { Activity } from '@deepm/schema/rules/learning/notes/activities'
import { useId } from 'react'
import { Markdown } from '../../../ui/components/markdown.tsx'
import { checkRecipe } from '../../../ui/forms/check-recipe.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import { RevealedAnswer } from './revealed-answer.tsx'
import type { ActivityDraft } from './use-activity-drafts.ts'

const Radio = chakra('input', checkRecipe)

type Props = {
  activity: Extract<Activity, { kind: 'predict' }>
  draft: ActivityDraft
  onChange(draft: ActivityDraft): void
  hue: Hue
}

/** A guess without a grade. Each choice shows the same text below. */
export function Predict({ activity: { question, choices, reveal }, draft, onChange, hue }: Props) {
  const name = useId()
  const hasGuessed = draft.choice !== null
  return (
    <Box colorPalette={hue}>
      <chakra.fieldset minWidth="0">
        <chakra.legend fontFamily="heading" fontWeight="600" fontSize="xl" marginBottom="4">
          {question}
        </chakra.legend>
        <Box display="grid" gap="3">
          {choices.map((text, index) => {
            const isChosen = draft.choice === index
            return (
              <chakra.label
                key={text}
                htmlFor={`${name}-${index}`}
                display="flex"
                alignItems="center"
                gap="4"
                padding="3"
                paddingLeft="4"
                minHeight="14"
                bg={isChosen ? 'colorPalette.soft' : 'bg.card'}
                color={hasGuessed && !isChosen ? 'fg.muted' : 'fg.ink'}
                fontWeight={isChosen ? '700' : undefined}
                borderWidth="3px"
                borderColor={isChosen ? 'colorPalette.line' : hasGuessed ? 'border.soft' : 'border.ink'}
                borderRadius="2xl"
                cursor="pointer"
                transition="background-color 160ms, border-color 160ms"
                _hover={isChosen ? {} : { bg: 'colorPalette.soft', color: 'fg.ink' }}
                css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
              >
                <Radio
                  round
                  type="radio"
                  id={`${name}-${index}`}
                  name={name}
                  checked={isChosen}
                  onChange={() => onChange({ ...draft, choice: index })}
                  // A tick would look like a right answer.
                  css={{
                    '&:focus-visible': { outline: 'none' },
                    '&:checked': { backgroundImage: 'radial-gradient(circle, {colors.art.line} 0 36%, transparent 40%)' },
                  }}
                />
                <span>{text}</span>
              </chakra.label>
            )
          })}
        </Box>
      </chakra.fieldset>
      <RevealedAnswer isShown={hasGuessed} hue={hue} marginTop="4">
        <Markdown source={reveal} />
      </RevealedAnswer>
    </Box>
  )
}
