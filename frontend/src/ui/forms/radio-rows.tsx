import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { checkRecipe } from './check-recipe.ts'
import { FieldError } from './field-frame.tsx'

type Props = {
  legend: string
  name: string
  /** Empty before a choice. */
  value: string
  onChange(value: string): void
  /** Options, in groups that are columns on wide screens. A group without options is left out. */
  groups: readonly { title: string | null; options: readonly { value: string; label: string }[] }[]
  error?: string | undefined
}

const Radio = chakra('input', checkRecipe)

/** A choice of one from a list of texts, such as sentences. */
export function RadioRows({ legend, name, value, onChange, groups, error }: Props) {
  const id = useId()
  const shown = groups.filter(({ options }) => options.length > 0)
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend fontFamily="heading" fontWeight="600" fontSize="lg" marginBottom="3">
        {legend}
      </chakra.legend>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${shown.length > 1 ? 17 : 40}rem), 1fr))`}
      >
        {shown.map(({ title, options }) => (
          <Box key={title} role={title ? 'group' : undefined} aria-label={title ?? undefined} minWidth="0">
            {title && (
              <Box fontWeight="700" marginBottom="2" aria-hidden="true">
                {title}
              </Box>
            )}
            {options.map((option) => (
              <chakra.label
                key={option.value}
                htmlFor={`${id}-${option.value}`}
                display="flex"
                gap="3"
                paddingY="2"
                minHeight="11"
                cursor="pointer"
                overflowWrap="anywhere"
                lineHeight="1.4"
              >
                <Radio
                  round
                  id={`${id}-${option.value}`}
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  aria-invalid={error ? true : undefined}
                  flexShrink="0"
                  onChange={() => onChange(option.value)}
                />
                <span dir="auto">{option.label}</span>
              </chakra.label>
            ))}
          </Box>
        ))}
      </Box>
      {error && (
        <Box marginTop="2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
      )}
    </chakra.fieldset>
  )
}
