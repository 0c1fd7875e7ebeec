import { createContext, use } from 'react'

/** Whether an address of the app leads to a screen that exists; the routes say so, and menus leave out what leads nowhere. */
export const Screens = createContext<(address: string) => boolean>(() => true)

export function useScreenExists(): (address: string) => boolean {
  return use(Screens)
}
