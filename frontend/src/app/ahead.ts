import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type ComponentType, createContext } from 'react'
import { matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom'
import type { Part } from '../ui/part.ts'

/** What a screen reads first, as it asks for it itself, so that the answer is found in the cache. */
export type Read = { query: TypedDocumentNode<unknown, OperationVariables>; variables?: OperationVariables }

/** A page that says what it reads first. Only reads that stay true and leave no trace: not those that are asked again at each visit. */
type Page = ComponentType & { ahead?: (params: Params) => Read }

/** The routes that an address stands for, from the outermost inwards. */
export function routeOf(routes: RouteObject[], address: string): RouteMatch[] {
  return matchRoutes(routes, address) ?? []
}

/** Fetches every part, those from `until` on left out. What fails now is tried again when it is shown. */
export async function loadParts(route: RouteMatch[], { until }: { until?: ComponentType } = {}): Promise<void> {
  const end = route.findIndex(({ route: { element } }) => until && typeOf(element) === until)
  await Promise.allSettled((end < 0 ? route : route.slice(0, end)).map((match) => partOf(match)?.load()))
}

/** What the screen of a route reads first, if it says so. */
export async function aheadOf(route: RouteMatch[]): Promise<Read | undefined> {
  const match = route.at(-1)
  const page = match && (await partOf(match)?.load())
  return page?.ahead?.(match?.params ?? {})
}

/** Answers whether a read is in the cache of the signed-in account; without one nothing is. */
let isCached: (read: Read) => boolean = () => false

export function setCache(next: (read: Read) => boolean): void {
  isCached = next
}

/** Whether the screen of a route can be shown without the network: its parts are here, and so is what it reads first. */
export function isLoaded(route: RouteMatch[]): boolean {
  const parts = route.flatMap((match) => partOf(match) ?? [])
  if (parts.some((it) => !it.loaded())) return false
  if (!route.some(({ route: { handle } }) => handle === readsGraphql)) return true
  const match = route.at(-1)
  const read = match && partOf(match)?.loaded()?.ahead?.(match.params)
  return read !== undefined && isCached(read)
}

/** Marks routes whose screens read through GraphQL. */
export const readsGraphql = 'readsGraphql'

/** Answers what the screen at an address reads first; the routes say so to those who have a client. */
export const Ahead = createContext<(address: string) => Promise<Read | undefined>>(async () => undefined)

function typeOf(element: unknown): unknown {
  return typeof element === 'object' && element !== null && 'type' in element ? element.type : undefined
}

function partOf({ route: { element } }: RouteMatch): Part<Page> | undefined {
  const type = typeOf(element)
  return typeof type === 'object' && type !== null && 'load' in type ? (type as Part<Page>) : undefined
}
