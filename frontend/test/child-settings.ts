import { screen } from '@testing-library/react'
import { type Child, child, learner, sessionUser, viewer } from './factories.ts'
import { answer } from './msw.ts'
import { renderApp } from './render-app.tsx'

export type Settings = Child &
  Pick<ReturnType<typeof learner>, 'isListingPermitted' | 'timeZone' | 'signsInByCode' | 'controls' | 'guardians' | 'lab'>

export const mia = (changes: Partial<Settings> = {}): Settings => ({ ...learner(), ...child(), ...changes })

/** Opens the settings of a child as a parent of these children. */
export async function openAsParent(children: Settings[], path = '/parent-dashboard/learner-1/settings') {
  const parent = viewer({ id: 'parent-1', firstName: 'Eva', role: 'parent', learner: null, children })
  answer('ChildSettingsPage', { viewer: parent })
  const { user } = renderApp(path, { session: sessionUser({ id: 'parent-1', role: 'parent', consent: null }), viewer: parent })
  await screen.findByRole('heading', { level: 1 })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { press, user }
}
