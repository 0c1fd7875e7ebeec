import { useApolloClient } from '@apollo/client/react'
import type { GamificationSettings } from '@deepm/schema/rules/accounts/settings'
import { useRef, useState } from 'react'
import { keepSettings, useSettings } from '../../../lib/settings.ts'
import { useUpdateSettingsMutation } from './update-settings.generated.ts'

/** Whether the account knows what this screen shows. */
export type SettingsState = 'unchanged' | 'saving' | 'saved' | 'unsaved'

/**
 * The settings, applied at once and kept on the account behind it: one request at a time, so that the last word arrives last. What
 * the account could not be told stays on this screen.
 */
export function useSaveSettings(learnerId: string) {
  const settings = useSettings()
  const { cache } = useApolloClient()
  // The answer to an older word must not come back into the cache, from where the shell would apply it.
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
    keepSettings(next)
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
