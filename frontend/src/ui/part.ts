import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: whatever properties a component has, its part has the same
type Component = ComponentType<any>

export type Part<C extends Component> = LazyExoticComponent<C> & { load(): Promise<C> }

/** A component that is a chunk of its own: fetched when it is first shown, or before by `load`. */
export function part<Name extends string, C extends Component>(name: Name, from: () => Promise<Record<Name, C>>): Part<C> {
  const load = async () => (await from())[name]
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  )
}
