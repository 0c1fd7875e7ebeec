import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: whatever properties a component has, its part has the same
type Component = ComponentType<any>

export type Part<C extends Component> = LazyExoticComponent<C> & {
  /** Fetches it. What fails is tried again when it is shown. */
  load(): Promise<C>
  /** The component, once it is there. */
  loaded(): C | undefined
}

/** What the app knows about its connection. */
type Network = {
  isLost(): boolean
  /** Waits while the connection is lost; answers whether another try makes sense. */
  recover(wasTried: boolean): Promise<boolean>
}

let network: Network = { isLost: () => false, recover: async () => false }

/** Lets parts that are shown while the connection is lost wait for it, instead of failing. */
export function setNetwork(next: Network): void {
  network = next
}

/** A component that is a chunk of its own: fetched when it is first shown, or before by `load`. */
export function part<Name extends string, C extends Component>(name: Name, from: () => Promise<Record<Name, C>>): Part<C> {
  let component: C | undefined
  const load = async () => {
    // Browsers remember an import that failed, so none is begun that has to fail.
    if (!component && network.isLost()) throw new TypeError('The connection is lost')
    component = (await from())[name]
    return component
  }
  const show = async (): Promise<{ default: C }> => {
    const wasLost = network.isLost()
    try {
      return { default: await load() }
    } catch (error) {
      if (await network.recover(!wasLost)) return show()
      throw error
    }
  }
  return Object.assign(lazy(show), { load, loaded: () => component })
}
