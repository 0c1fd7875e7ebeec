import { defaultSettings, type GamificationSettings, readSettings } from '@deepm/schema/rules/accounts/settings'
import { useSyncExternalStore } from 'react'

// A learner's display settings for rewards. They are stored on the account and, as specified, in the browser, where every component reads
// them. The account's settings are written here when they arrive.

const key = 'gamification-settings'
const changed = 'settings-changed'

/** Settings of a browser without storage or free space. They last as long as the page. */
let unkept: string | null = null

let latest = { text: '', settings: defaultSettings }

/** Returns the current settings; the same object as long as nothing changes. */
function current(): GamificationSettings {
  const text = unkept ?? stored()
  if (text !== latest.text) latest = { text, settings: parsed(text) }
  return latest.settings
}

/** Saves the settings in this browser, for every component and every tab. */
export function storeSettings(settings: GamificationSettings): void {
  const text = JSON.stringify(readSettings(settings))
  if (text === (unkept ?? stored())) return
  try {
    localStorage.setItem(key, text)
    unkept = null
  } catch {
    unkept = text
  }
  window.dispatchEvent(new Event(changed))
}

/** Returns the settings and follows changes in any tab. */
export function useSettings(): GamificationSettings {
  return useSyncExternalStore(subscribe, current, () => defaultSettings)
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): GamificationSettings {
  try {
    return readSettings(JSON.parse(text))
  } catch {
    return defaultSettings
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(changed, listener)
  }
}
