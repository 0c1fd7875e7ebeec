import { Box, chakra } from '@chakra-ui/react'
import { toolClosedText } from '@deepm/schema/rules/family/lab-closing'
import type { LabTool } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { memo } from 'react'
import { answerSourceName } from './answered-by.ts'
import type { ToolChoice_ModelFragment } from './choice.generated.ts'
import { toolStyles } from './style.tsx'

type Props = { value: LabTool; models: readonly ToolChoice_ModelFragment[]; onChange(tool: LabTool): void }

/** Selects one of the four tools, with the provider of each. Disabled tools state that the family doesn't allow them. */
export const ToolChoice = memo(function ToolChoice({ value, models, onChange }: Props) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontFamily="heading" fontWeight="600" fontSize="xl" marginBottom="3">
        1. Choose a tool
      </chakra.legend>
      <Box display="grid" gap="3" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}>
        {models.map((model) => {
          const { tool: id, isAllowed } = model
          const { hue, emblem, about } = toolStyles[id]
          const isChosen = id === value && isAllowed
          return (
            <chakra.label
              key={id}
              colorPalette={hue}
              display="grid"
              justifyItems="center"
              alignContent="start"
              gap="1"
              padding="3"
              textAlign="center"
              bg={isChosen ? 'colorPalette.soft' : 'bg.card'}
              borderWidth="3px"
              borderColor={isChosen ? 'colorPalette.line' : 'border.ink'}
              borderRadius="2xl"
              boxShadow={isChosen ? '0 0 0 3px var(--ui-colors-color-palette-line)' : '0 4px 0 var(--ui-colors-border-soft)'}
              borderStyle={isAllowed ? 'solid' : 'dashed'}
              cursor={isAllowed ? 'pointer' : 'not-allowed'}
              css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '5px' } }}
            >
              <chakra.input
                type="radio"
                name="lab-tool"
                value={id}
                checked={isChosen}
                disabled={!isAllowed}
                onChange={() => onChange(id)}
                aria-labelledby={`lab-tool-${id}`}
                aria-describedby={`lab-tool-${id}-about`}
                srOnly
              />
              <Box width="4.5rem" aria-hidden="true" opacity={isAllowed ? 1 : 0.4}>
                {emblem}
              </Box>
              <Box id={`lab-tool-${id}`} fontFamily="heading" fontWeight="600" fontSize="lg">
                {toolNames[id]}
                {isChosen && <span aria-hidden="true"> ✓</span>}
              </Box>
              <Box
                id={`lab-tool-${id}-about`}
                display="grid"
                gap="1"
                color="fg.muted"
                lineHeight="1.3"
                minWidth="0"
                overflowWrap="anywhere"
              >
                {isAllowed ? (
                  <>
                    <span>{about}.</span>{' '}
                    <span>
                      {model.makesPictures ? 'Made' : 'Answered'} by {answerSourceName(model)}
                    </span>
                  </>
                ) : (
                  toolClosedText
                )}
              </Box>
            </chakra.label>
          )
        })}
      </Box>
    </chakra.fieldset>
  )
})
