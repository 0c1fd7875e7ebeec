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
      'Shows that it is you after you sign in. It contains a random key, no name. The first name is used on a secure (https) site, the second elsewhere.',
    lifetime: '30 days, or a year on a device where you signed in with a parent’s code. It ends when you sign out.',
  },
  {
    keys: ['better-auth.state'],
    kind: 'cookie',
    purpose:
      'Keeps your place while you sign in through another service, like a school’s. Without such a service, it is never set.',
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
    lifetime: 'Until the home page is opened or someone signs in.',
  },
  {
    keys: ['force-logout'],
    kind: 'local storage',
    purpose: 'Keeps you signed out if our server could not be reached when you signed out.',
    lifetime: 'Until someone signs in here.',
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
      'Keeps tutorial points that your account does not have yet, because we have to ask a parent first or the connection failed. It contains your account number and the names of the steps.',
    lifetime: 'Until your account has the points.',
  },
  {
    keys: ['waiting-work'],
    kind: 'local storage',
    purpose:
      'Keeps the answers and missions of a child who is waiting for a parent’s permission, to save them afterwards. It contains the account number and stays on your device.',
    lifetime: 'Until it is saved or deleted, or the parent declines.',
  },
  {
    keys: ['waits-for-parent'],
    kind: 'local storage',
    purpose: 'Remembers that a child is waiting for a parent’s permission, to celebrate it once. It contains the account number.',
    lifetime: 'Until the parent agrees and the child visits again, or you clear it.',
  },
  {
    keys: ['gamification-settings'],
    kind: 'local storage',
    purpose: 'Remembers if you want to see XP, streaks and achievements. Your account remembers it too.',
    lifetime: 'Until you clear it, or someone else signs in here.',
  },
  {
    keys: ['goal-celebrated'],
    kind: 'local storage',
    purpose: 'Remembers the last day you reached your daily goal, to celebrate it only once. It contains your account number.',
    lifetime: 'Until you reach it on another day, or clear it.',
  },
  {
    keys: ['lesson-view'],
    kind: 'local storage',
    purpose: 'Remembers if you read lessons in steps or on one page.',
    lifetime: 'Until you clear it.',
  },
  {
    keys: ['lesson-steps'],
    kind: 'local storage',
    purpose: 'Remembers the step where you stopped in a lesson. It contains your account number and stays on your device.',
    lifetime: 'Until you finish the lesson, you clear it, or someone else opens a lesson here.',
  },
  {
    keys: ['prompt-training'],
    kind: 'local storage',
    purpose:
      'Remembers which prompt exercises in the AI lab you have done, to suggest others. It contains your account number and the names of the exercises, nothing you typed.',
    lifetime: 'Until you clear it, or someone else does an exercise here.',
  },
  {
    keys: ['active-session'],
    kind: 'session storage',
    purpose: 'Remembers how long you have been learning in this tab, to suggest a break. It contains your account number.',
    lifetime: 'Until the tab is closed. After ten minutes away, it starts again.',
  },
  {
    keys: ['signup'],
    kind: 'session storage',
    purpose:
      'Keeps what you typed in the signup form, so that you don’t lose it when you reload the page. It stays on your device.',
    lifetime: 'Until the account is created or the tab is closed.',
  },
  {
    keys: ['signup-first-age'],
    kind: 'local storage',
    purpose:
      'Remembers an age under 13 that was entered in the signup form, so that a new tab also asks for a parent. No name is kept with it.',
    lifetime: '24 hours.',
  },
  {
    keys: ['drafts'],
    kind: 'session storage',
    purpose:
      'Keeps what you typed but have not sent yet, like a prompt in the AI lab, so that you don’t lose it when you reload the page or sign in again. It contains your account number and stays on your device.',
    lifetime: 'Until it is sent, you sign out or the tab is closed.',
  },
  {
    keys: ['return-to'],
    kind: 'session storage',
    purpose: 'Remembers the page you wanted, to open it after you sign in.',
    lifetime: 'Until you get there or the tab is closed.',
  },
  {
    keys: ['return-to-mailed'],
    kind: 'local storage',
    purpose: 'Remembers the page you wanted while you open the sign-in link in your email.',
    lifetime: '15 minutes, or until you sign in.',
  },
]
