// Every cookie and browser storage key of the academy. stored-in-browser.test.ts fails if one is missing.

export type Stored = {
  keys: readonly string[]
  kind: 'cookie' | 'local storage' | 'session storage'
  purpose: string
  lifetime: string
}

export const storedInBrowser: readonly Stored[] = [
  {
    keys: ['__Host-deepm-session', 'deepm-session'],
    kind: 'cookie',
    purpose:
      'Shows that it is you after you sign in. It holds a random key, no name. The first name is used on a secure (https) site, the second elsewhere.',
    lifetime: '30 days, or a year on a device where you signed in with a parent’s code. It ends when you sign out.',
  },
  {
    keys: ['better-auth.state'],
    kind: 'cookie',
    purpose:
      'Keeps your place while you sign in through another service, like a school’s. Without such a service it is never set.',
    lifetime: '5 minutes.',
  },
  {
    keys: ['color-mode'],
    kind: 'local storage',
    purpose: 'Remembers if you chose light or dark colours.',
    lifetime: 'Until you clear it.',
  },
  {
    keys: ['user-logged-out'],
    kind: 'local storage',
    purpose: 'Remembers that you signed out here, in every tab.',
    lifetime: 'Until the front page is opened or somebody signs in.',
  },
  {
    keys: ['force-logout'],
    kind: 'local storage',
    purpose: 'Keeps you signed out when the server did not hear of it.',
    lifetime: 'Until somebody signs in here.',
  },
  {
    keys: ['onboarding-completed', 'tutorial-xp', 'tutorial-badges'],
    kind: 'local storage',
    purpose: 'Remembers that you did the tutorial, with its points and badges.',
    lifetime: 'Until you replay the tutorial or clear it.',
  },
  {
    keys: ['tutorial-waiting'],
    kind: 'local storage',
    purpose:
      'Keeps the points of the tutorial that your account does not have yet, because a parent is asked first or the connection broke. It holds your account’s number and the names of the steps.',
    lifetime: 'Until your account has the points.',
  },
  {
    keys: ['waiting-work'],
    kind: 'local storage',
    purpose:
      'Keeps the answers and missions of a child who waits for a parent’s permission, to save them afterwards. It holds the number of the account, and stays on your device.',
    lifetime: 'Until it is saved or deleted, or the parent declines.',
  },
  {
    keys: ['gamification-settings'],
    kind: 'local storage',
    purpose: 'Remembers what you want to see of XP, streaks and achievements. Your account remembers it too.',
    lifetime: 'Until you clear it, or somebody else signs in here.',
  },
  {
    keys: ['goal-celebrated'],
    kind: 'local storage',
    purpose: 'Remembers the last day on which you reached your daily goal, to celebrate it once. It holds your account’s number.',
    lifetime: 'Until you reach it on another day, or clear it.',
  },
  {
    keys: ['lesson-view'],
    kind: 'local storage',
    purpose: 'Remembers if you read lessons in steps or as a page.',
    lifetime: 'Until you clear it.',
  },
  {
    keys: ['lesson-steps'],
    kind: 'local storage',
    purpose: 'Remembers at which step of a lesson you stopped. It holds your account’s number, and stays on your device.',
    lifetime: 'Until the lesson is completed, you clear it, or somebody else opens a lesson here.',
  },
  {
    keys: ['active-session'],
    kind: 'session storage',
    purpose: 'Remembers how long you have been learning in this tab, to propose a break. It holds your account’s number.',
    lifetime: 'Until the tab is closed. After ten minutes away it begins anew.',
  },
  {
    keys: ['signup'],
    kind: 'session storage',
    purpose: 'Keeps what you typed into the signup, so that a reload does not lose it. It stays on your device.',
    lifetime: 'Until the account is made or the tab is closed.',
  },
  {
    keys: ['signup-first-age'],
    kind: 'local storage',
    purpose:
      'Remembers an age under 13 that was entered in the signup, so that a new tab asks a parent too. No name is kept with it.',
    lifetime: '24 hours.',
  },
  {
    keys: ['drafts'],
    kind: 'session storage',
    purpose:
      'Keeps what you typed and did not send yet, like a prompt in the AI lab, so that a reload or signing in again does not lose it. It holds your account’s number, and stays on your device.',
    lifetime: 'Until it is sent, you sign out or the tab is closed.',
  },
  {
    keys: ['return-to'],
    kind: 'session storage',
    purpose: 'Remembers the page you wanted, for after you sign in.',
    lifetime: 'Until you get there or the tab is closed.',
  },
  {
    keys: ['return-to-mailed'],
    kind: 'local storage',
    purpose: 'Remembers the page you wanted while you fetch a sign-in link from your mail.',
    lifetime: '15 minutes, or until you sign in.',
  },
]
