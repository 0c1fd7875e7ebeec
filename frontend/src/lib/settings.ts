import { defaultSettings, type GamificationSettings, readSettings } from '@deepm/schema/rules/settings'
import { useSyncExternalStore } from 'react'

// What a learner wants to see of rewards: kept on the account and, as the specification has it, in the browser, where every part of
// the app reads it. The account's word is written here when it arrives.

const key = 'gamification-settings'
const changed = 'settings-changed'

/** Settings of a browser that lets nothing be stored, or has no room: they last as long as the page. */
let unkept: string | null = null

let latest = { text: '', settings: defaultSettings }

/** What is stored now; the same object as long as nothing changes. */
function current(): GamificationSettings {
  const text = unkept ?? stored()
  if (text !== latest.text) latest = { text, settings: parsed(text) }
  return latest.settings
}

/** Keeps the settings in this browser, for every part of the app and every tab. */
export function keepSettings(settings: GamificationSettings): void {
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

/** The settings, read again whenever they change in any tab. */
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
