import { createSystem, defineRecipe, type SystemContext } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import './fonts.css'
import { globalCss, keyframes } from './global-styles.ts'
import { palette } from './palette.ts'
import { tokens } from './tokens.ts'

const colors = Object.fromEntries(
  Object.entries(palette.light).map(([family, shades]) => [
    family,
    Object.fromEntries(
      Object.entries(shades).map(([shade, base]) => {
        const dark = (palette.dark as unknown as Record<string, Record<string, string>>)[family]?.[shade] ?? base
        return [shade, { value: { base, _dark: dark } }]
      }),
    ),
  ]),
)

const heading = defineRecipe({
  base: { fontFamily: 'heading', fontWeight: '600', lineHeight: '1.15', letterSpacing: '-0.01em', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'lg' },
      md: { fontSize: 'xl' },
      lg: { fontSize: '2xl' },
      xl: { fontSize: { base: '2xl', md: '3xl' } },
      '2xl': { fontSize: { base: '3xl', md: '4xl' } },
      '3xl': { fontSize: { base: '4xl', md: '5xl' } },
    },
  },
  defaultVariants: { size: 'md' },
})

let made: SystemContext | undefined

/**
 * Returns the theme of the product, the same on every call. Chakra's own recipes are not in the bundle; a component that needs one names it
 * itself. The theme is created on the first render, because creating it takes 0.1 s on a slow phone and would delay loading.
 */
export function getThemeSystem(): SystemContext {
  made ??= createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix: 'ui',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      keyframes,
      tokens,
      semanticTokens: {
        colors,
        radii: { l1: { value: '{radii.lg}' }, l2: { value: '{radii.xl}' }, l3: { value: '{radii.2xl}' } },
      },
      recipes: { heading },
    },
  })
  return made
}
