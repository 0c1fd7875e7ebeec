import { Box, chakra } from '@chakra-ui/react'
import { type LabTool, labToolIds } from '@deepm/schema/rules/lab'
import { toolNames } from '@deepm/schema/rules/tools'
import { toolLooks } from './tool-look.tsx'

/** The four tools as small cards around real radio inputs. */
export function ToolChoice({ value, onChange }: { value: LabTool; onChange(tool: LabTool): void }) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontFamily="heading" fontWeight="600" fontSize="xl" marginBottom="3">
        1. Choose a tool to practise for
      </chakra.legend>
      <Box display="grid" gap="3" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}>
        {labToolIds.map((id) => {
          const { hue, emblem, about } = toolLooks[id]
          const isChosen = id === value
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
              cursor="pointer"
              css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '5px' } }}
            >
              <chakra.input
                type="radio"
                name="lab-tool"
                value={id}
                checked={isChosen}
                onChange={() => onChange(id)}
                aria-labelledby={`lab-tool-${id}`}
                aria-describedby={`lab-tool-${id}-about`}
                srOnly
              />
              <Box width="4.5rem" aria-hidden="true">
                {emblem}
              </Box>
              <Box id={`lab-tool-${id}`} fontFamily="heading" fontWeight="600" fontSize="lg">
                {toolNames[id]}
                {isChosen && <span aria-hidden="true"> ✓</span>}
              </Box>
              <Box id={`lab-tool-${id}-about`} color="fg.muted" lineHeight="1.3">
                {about}
              </Box>
            </chakra.label>
          )
        })}
      </Box>
    </chakra.fieldset>
  )
}
