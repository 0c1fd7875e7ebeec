import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: the lazy component accepts any properties that its component has
type Component = ComponentType<any>

export type LazyComponent<C extends Component> = LazyExoticComponent<C> & {
  /** Name of the exported component. Its file has the same name in kebab case, which the build uses to find the chunk. */
  exportName: string
  /** Fetches the component. A failed fetch is retried when the component is rendered. */
  load(): Promise<C>
  /** Fetches the component when it may be needed soon, such as on hover. A failure is ignored. */
  loadAhead(): void
  /** Returns the component if it is loaded. */
  loaded(): C | undefined
}

/** The connection state of the app. */
type Network = {
  isLost(): boolean
  /** Waits while the connection is lost. Returns whether a retry makes sense. */
  recover(wasTried: boolean): Promise<boolean>
}

let network: Network = { isLost: () => false, recover: async () => false }

/** Sets the connection state. With it, lazy components that are rendered while the connection is lost wait for it instead of failing. */
export function setNetwork(next: Network): void {
  network = next
}

/** Returns a component in a separate chunk. The chunk is fetched on the first render, or earlier with `load`. */
export function lazyComponent<Name extends string, C extends Component>(
  name: Name,
  from: () => Promise<Record<Name, C>>,
): LazyComponent<C> {
  let component: C | undefined
  const load = async () => {
    // Browsers cache a failed import, so no import starts while the connection is lost.
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
  const loadAhead = () => void load().catch(() => null)
  // A component that is loaded is rendered immediately, which printing needs. A promise would show the fallback first.
  const showNow = (): Promise<{ default: C }> => (component ? fulfilled({ default: component }) : show())
  return Object.assign(lazy(showNow), { exportName: name, load, loadAhead, loaded: () => component })
}

/** Returns a thenable that calls back immediately, which React accepts like a promise. */
function fulfilled<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: it is a thenable on purpose
  return { then: (onFulfilled: (value: T) => void) => onFulfilled(value) } as unknown as Promise<T>
}
