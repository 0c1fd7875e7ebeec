import { useApolloClient } from '@apollo/client/react'
import type { GamificationSettings } from '@deepm/schema/rules/accounts/settings'
import { useRef, useState } from 'react'
import { storeSettings, useSettings } from '../../../lib/settings.ts'
import { useUpdateSettingsMutation } from './update-settings.generated.ts'

/** Whether the account has the settings shown on this screen. */
export type SettingsState = 'unchanged' | 'saving' | 'saved' | 'unsaved'

/**
 * Applies settings immediately and saves them to the account, one request at a time so that the last change is saved
 * last. Settings that can't be saved stay on this screen.
 */
export function useSaveSettings(learnerId: string) {
  const settings = useSettings()
  const { cache } = useApolloClient()
  // An older response in the cache would be applied by the shell.
  const [update] = useUpdateSettingsMutation({ fetchPolicy: 'no-cache' })
  const [state, setState] = useState<SettingsState>('unchanged')
  const wanted = useRef<GamificationSettings | null>(null)
  const isUnderWay = useRef(false)

  const send = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('saving')
    let isSaved = true
    while (wanted.current) {
      const input = wanted.current
      wanted.current = null
      isSaved = await update({ variables: { input } }).then(
        () => true,
        () => false,
      )
      if (isSaved && !wanted.current) {
        const known = { __typename: 'GamificationSettings' as const, ...input }
        cache.modify({ id: cache.identify({ __typename: 'Learner', id: learnerId }) ?? '', fields: { settings: () => known } })
      }
    }
    isUnderWay.current = false
    setState(isSaved ? 'saved' : 'unsaved')
  }

  const save = (next: GamificationSettings) => {
    storeSettings(next)
    wanted.current = next
    void send()
  }

  return {
    settings,
    state,
    change: (changes: Partial<GamificationSettings>) => save({ ...settings, ...changes }),
    tryAgain: () => save(settings),
  }
}
