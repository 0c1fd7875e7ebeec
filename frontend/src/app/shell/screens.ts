import { createContext, use } from 'react'

/** Checks whether a path of the app leads to an existing screen. The routes provide it, and menus omit other items. */
export const Screens = createContext<(address: string) => boolean>(() => true)

export function useScreenExists(): (address: string) => boolean {
  return use(Screens)
}
