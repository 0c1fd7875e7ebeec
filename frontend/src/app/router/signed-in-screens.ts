import type { OperationVariables } from '@apollo/client'
import { getOperationAST } from 'graphql'
import { hashOf } from '../../lib/api/own-operations.ts'
import { screenPaths, titleOf } from '../metadata/page-titles.ts'
import type { PublicPage } from '../metadata/public-pages.ts'
import { isOf, lazyComponentsOf, type PageQuery, routeOf } from '../prefetch/route-prefetch.ts'
import { routes } from './routes.tsx'
import { type ScreenOutline, screenOutlines } from './screen-outlines.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { StaffOnly } from './staff-only.tsx'

/** The hash, name and variables of a GraphQL request. A variable such as `:lessonId` stands for that part of the URL. */
type EarlyQuery = { hash: string; operationName: string; variables: OperationVariables }

/**
 * A screen behind the sign-in. `components` names the lazy components that every account needs for it, `queries` are what the screen
 * requests first, and `outline` is what its outline shows of their data.
 */
export type SignedInScreen = PublicPage & { components: string[]; queries: EarlyQuery[]; outline: ScreenOutline | null }

/** Returns all screens behind the sign-in, for which the build prerenders a skeleton. */
export async function signedInScreens(): Promise<SignedInScreen[]> {
  const screens: SignedInScreen[] = []
  for (const path of screenPaths) {
    // A pattern such as `/lesson/:lessonId` matches itself.
    const route = routeOf(routes, path)
    if (!route.some((match) => isOf(match, SignedInOnly))) continue
    const components = lazyComponentsOf(route, StaffOnly)
    const loaded = await Promise.all(components.map((component) => component.load()))
    const queries = loaded.flatMap((component) => component.firstQuery?.(route.at(-1)?.params ?? {}) ?? [])
    const description = 'A page of DEEPM Academy for signed-in users.'
    const names = components.map((component) => component.exportName)
    const outline = screenOutlines[path] ?? null
    screens.push({ path, title: titleOf(path), description, components: names, queries: queries.map(earlyQuery), outline })
  }
  return screens
}

function earlyQuery({ query, variables = {} }: PageQuery): EarlyQuery {
  const hash = hashOf(query)
  const operationName = getOperationAST(query)?.name?.value
  if (!hash || !operationName) throw new Error('a first query was not generated')
  return { hash, operationName, variables }
}
