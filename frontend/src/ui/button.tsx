import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonRecipe } from './button-recipe.ts'
import type { Hue } from './hue.ts'
import { SpinnerIcon } from './spinner-icon.tsx'
import type { StyleNames } from './style-names.ts'

type Looks = {
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'danger' | undefined
  size?: 'md' | 'lg' | undefined
  hue?: Hue | undefined
  icon?: ReactNode
  children?: ReactNode
}

export type ButtonProps = Looks & { loading?: boolean | undefined } & Omit<ComponentProps<'button'>, StyleNames>

export type LinkButtonProps = Looks &
  (
    | ({ to: LinkProps['to']; href?: undefined } & Omit<LinkProps, StyleNames | 'to'>)
    | ({ href: string; to?: undefined } & Omit<ComponentProps<'a'>, StyleNames | 'href'>)
  )

const ButtonElement = chakra('button', buttonRecipe)
const AnchorElement = chakra('a', buttonRecipe)
const RouterElement = chakra(Link, buttonRecipe)

/**
 * `type` is `button` unless said otherwise, so that no stray button sends a form. While loading it does nothing, but it keeps the
 * focus, which a disabled button would lose.
 */
export function Button({ hue, icon, loading = false, onClick, children, ...rest }: ButtonProps) {
  const busy = { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } as const
  return (
    <ButtonElement
      type="button"
      colorPalette={hue ?? 'accent'}
      css={edge(rest.variant, hue)}
      onClick={onClick}
      {...rest}
      {...(loading && busy)}
    >
      {loading ? <SpinnerIcon /> : icon}
      {children}
    </ButtonElement>
  )
}

/** Enter in a field presses the button of its form, so that this keeps the form, too, from being sent again. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}

/** `to` stays inside the app, `href` asks the browser. */
export function LinkButton({ hue, icon, children, ...rest }: LinkButtonProps) {
  const shared = { colorPalette: hue ?? 'accent', css: edge(rest.variant, hue) } as const
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  if (rest.href !== undefined)
    return (
      <AnchorElement {...shared} {...rest}>
        {content}
      </AnchorElement>
    )
  return (
    <RouterElement {...shared} {...rest}>
      {content}
    </RouterElement>
  )
}

// The product's own button stands on amber, whatever its face.
function edge(variant: Looks['variant'], hue: Hue | undefined) {
  return !hue && (variant ?? 'solid') === 'solid' ? { '--edge': 'colors.amber.solid' } : {}
}
