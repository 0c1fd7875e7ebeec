import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type ComponentType, createContext } from 'react'
import { matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom'
import type { LazyComponent } from '../../ui/loading/lazy-component.ts'

/** The first query of a screen, identical to the one that the screen sends, so that the response is found in the cache. */
export type PageQuery = { query: TypedDocumentNode<unknown, OperationVariables>; variables?: OperationVariables }

/**
 * A page with a declared first query. Only for queries without side effects whose result stays valid, not for those that are refetched at
 * each visit.
 */
type Page = ComponentType & { firstQuery?: (params: Params) => PageQuery }

/** Returns the routes that match a path, outermost first. */
export function routeOf(routes: RouteObject[], address: string): RouteMatch[] {
  return matchRoutes(routes, address) ?? []
}

/** Fetches all lazy components of a route, up to but not including `until`. A failed fetch is retried when the component is rendered. */
export async function loadComponents(route: RouteMatch[], { until }: { until?: ComponentType } = {}): Promise<void> {
  await Promise.allSettled(lazyComponentsOf(route, until).map((component) => component.load()))
}

/** Returns the lazy components of a route, outermost first, up to but not including `until`. */
export function lazyComponentsOf(route: RouteMatch[], until?: ComponentType): LazyComponent<Page>[] {
  const end = until ? route.findIndex((match) => isOf(match, until)) : -1
  return (end < 0 ? route : route.slice(0, end)).flatMap((match) => componentOf(match) ?? [])
}

/** Returns whether the element of a route is this component. */
export function isOf({ route: { element } }: RouteMatch, component: ComponentType): boolean {
  return typeOf(element) === component
}

/** Returns the first query of a route's screen, if the screen declares one. */
export async function firstQueryOf(route: RouteMatch[]): Promise<PageQuery | undefined> {
  const match = route.at(-1)
  const page = match && (await componentOf(match)?.load())
  return page?.firstQuery?.(match?.params ?? {})
}

/** Checks whether a query is in the cache of the signed-in account. Without an account, it returns false. */
let isCached: (read: PageQuery) => boolean = () => false

export function setCache(next: (read: PageQuery) => boolean): void {
  isCached = next
}

/** Checks whether the screen of a route can be rendered offline: its components are loaded and its first query is cached. */
export function isLoaded(route: RouteMatch[]): boolean {
  const parts = route.flatMap((match) => componentOf(match) ?? [])
  if (parts.some((it) => !it.loaded())) return false
  if (!route.some(({ route: { handle } }) => handle === readsGraphql)) return true
  const match = route.at(-1)
  const read = match && componentOf(match)?.loaded()?.firstQuery?.(match.params)
  return read !== undefined && isCached(read)
}

/** Route handle of screens that read through GraphQL. */
export const readsGraphql = 'readsGraphql'

/** Returns the first query of the screen at a path. The routes provide it to components with an Apollo client. */
export const FirstQuery = createContext<(address: string) => Promise<PageQuery | undefined>>(async () => undefined)

function typeOf(element: unknown): unknown {
  return typeof element === 'object' && element !== null && 'type' in element ? element.type : undefined
}

function componentOf({ route: { element } }: RouteMatch): LazyComponent<Page> | undefined {
  const type = typeOf(element)
  return typeof type === 'object' && type !== null && 'load' in type ? (type as LazyComponent<Page>) : undefined
}
