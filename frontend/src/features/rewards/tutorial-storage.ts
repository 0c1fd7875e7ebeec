// The tutorial's state in this browser (specification, section 3): completed flag, XP and badges.

const completedKey = 'onboarding-completed'
const xpKey = 'tutorial-xp'
const badgesKey = 'tutorial-badges'

export function storeTutorial(xp: number, badges: string[]): void {
  ifAllowed(() => {
    localStorage.setItem(completedKey, 'true')
    localStorage.setItem(xpKey, String(xp))
    localStorage.setItem(badgesKey, JSON.stringify(badges))
  })
}

export function skipTutorial(): void {
  ifAllowed(() => localStorage.setItem(completedKey, 'true'))
}

export function clearTutorial(): void {
  ifAllowed(() => {
    for (const key of [completedKey, xpKey, badgesKey]) localStorage.removeItem(key)
  })
}

/** The account has the XP; a browser that keeps nothing only forgets that the tutorial was done. */
function ifAllowed(store: () => void): void {
  try {
    store()
  } catch {}
}
