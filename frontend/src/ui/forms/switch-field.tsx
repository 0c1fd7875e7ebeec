import { Box, chakra, defineRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useField } from './field-frame.tsx'

export type SwitchFieldProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange(checked: boolean): void
}

/** A native checkbox, rendered as a switch. It takes effect immediately. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const field = useField(undefined, hint, undefined)
  return (
    <Box display="grid" gap="1">
      <Box display="flex" gap="3" alignItems="center" minHeight="11">
        <Switch
          type="checkbox"
          role="switch"
          colorPalette="teal"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...field.control}
        />
        <chakra.label htmlFor={field.control.id} cursor="pointer" flex="1" paddingY="2" fontWeight="600">
          {label}
        </chakra.label>
      </Box>
      {hint ? (
        <Box id={field.hintId} color="fg.muted" maxWidth="prose">
          {hint}
        </Box>
      ) : null}
    </Box>
  )
}

const Switch = chakra(
  'input',
  defineRecipe({
    base: {
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      width: '14',
      height: '8',
      bg: 'bg.sunken',
      borderWidth: '3px',
      borderColor: 'border.ink',
      borderRadius: 'full',
      cursor: 'pointer',
      transition: 'background-color 160ms',
      _before: {
        content: '""',
        position: 'absolute',
        top: '3px',
        left: '3px',
        boxSize: '5',
        bg: 'border.ink',
        borderRadius: 'full',
        transition: 'transform 160ms',
      },
      _checked: { bg: 'colorPalette.solid', _before: { transform: 'translateX(24px)', bg: 'colorPalette.onSolid' } },
      // Without author colors, the system renders its own checkbox.
      '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
    },
  }),
)
