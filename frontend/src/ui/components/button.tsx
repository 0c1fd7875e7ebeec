import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { Hue } from '../theme/hue.ts'
import type { StyleNames } from '../theme/style-names.ts'
import { buttonRecipe } from './button-recipe.ts'
import { SpinnerIcon } from './spinner-icon.tsx'

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
 * A button. The default `type` is `button`, so that no button submits a form by accident. While loading, it does nothing but keeps the
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

/** Ignores a click. Enter in a field clicks the form's button, so this also prevents a second submission of the form. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}

/** `to` navigates within the app, `href` uses the browser. */
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

// Returns the amber edge of the default solid button.
function edge(variant: Looks['variant'], hue: Hue | undefined) {
  return !hue && (variant ?? 'solid') === 'solid' ? { '--edge': 'colors.amber.solid' } : {}
}
