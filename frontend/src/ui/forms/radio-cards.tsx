import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { Hue } from '../theme/hue.ts'
import { checkRecipe } from './check-recipe.ts'
import { FieldError } from './field-frame.tsx'

type RadioCardOption<V extends string = string> = {
  value: V
  title: ReactNode
  description?: ReactNode
  badge?: ReactNode
  hue?: Hue | undefined
  media?: ReactNode
  extra?: ReactNode
}

export type RadioCardsProps<V extends string = string> = {
  legend: ReactNode
  name: string
  value: V | null | undefined
  onChange(value: V): void
  options: readonly RadioCardOption<V>[]
  columns?: number | undefined
  error?: string | undefined
}

const Radio = chakra('input', checkRecipe)

/** A choice of a few options, as cards around native radio inputs. Arrow keys, forms and screen readers work without extra code. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, name, value, onChange, options, columns = 2, error } = props
  const id = useId()
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend fontFamily="heading" fontWeight="600" fontSize="xl" marginBottom="4">
        {legend}
      </chakra.legend>
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, max(15rem, ${Math.floor(90 / columns)}%)), 1fr))`}
      >
        {options.map((option) => {
          const optionId = `${id}-${option.value}`
          const checked = option.value === value
          return (
            <chakra.label
              key={option.value}
              htmlFor={optionId}
              colorPalette={option.hue ?? 'accent'}
              position="relative"
              display="flex"
              flexDirection="column"
              gap="3"
              padding="5"
              bg={checked ? 'colorPalette.soft' : 'bg.card'}
              borderWidth="3px"
              borderColor={checked ? 'colorPalette.line' : 'border.ink'}
              borderRadius="3xl"
              boxShadow={checked ? '0 0 0 3px var(--ui-colors-color-palette-line)' : '0 6px 0 var(--ui-colors-border-soft)'}
              cursor="pointer"
              transition="transform 160ms, box-shadow 160ms, background 160ms"
              _hover={checked ? {} : { transform: 'translateY(-3px)', boxShadow: '0 9px 0 var(--ui-colors-color-palette-solid)' }}
              css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '5px' } }}
            >
              {option.media}
              <Box display="flex" flexWrap="wrap" gap="3" alignItems="flex-start">
                <Radio
                  round
                  id={optionId}
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={checked}
                  onChange={() => onChange(option.value)}
                  aria-labelledby={`${optionId}-title`}
                  aria-describedby={option.description ? `${optionId}-description` : undefined}
                  css={{ '&:focus-visible': { outline: 'none' } }}
                />
                <Box
                  id={`${optionId}-title`}
                  fontFamily="heading"
                  fontWeight="600"
                  fontSize="xl"
                  flex="1 0 auto"
                  maxWidth="calc(100% - 2.5rem)"
                  lineHeight="1.3"
                >
                  {option.title}
                </Box>
                {option.badge ? (
                  <Box
                    bg="colorPalette.solid"
                    color="colorPalette.onSolid"
                    fontWeight="700"
                    paddingX="3"
                    borderRadius="full"
                    whiteSpace="nowrap"
                  >
                    {option.badge}
                  </Box>
                ) : null}
              </Box>
              {option.description ? (
                <Box id={`${optionId}-description`} color="fg.muted">
                  {option.description}
                </Box>
              ) : null}
              {option.extra}
            </chakra.label>
          )
        })}
      </Box>
      {error ? (
        <Box marginTop="3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
      ) : null}
    </chakra.fieldset>
  )
}
