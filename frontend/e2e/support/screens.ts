/** Transferred kilobytes (1,000 bytes) allowed for a screen on a first visit. */
export type Budget = { script: number; style: number; font: number; image: number }

/** Design goals: 140 KB of JavaScript for the landing page and 230 for a signed-in screen. */
const open: Budget = { script: 170, style: 2, font: 66, image: 10 }
const landing: Budget = { ...open, script: 140 }
/** What a teacher says aloud is in italics, which have a font file of their own. */
const lessonPlan: Budget = { ...open, font: 104 }
/** Names of helplines in many languages need more character ranges of a font. */
const helplines: Budget = { ...open, font: 104 }
const signingIn: Budget = { ...open, script: 215 }
/** The largest screen, a lesson, is 1.6 KB above the goal. User content may need more character ranges of a font. */
const signedIn: Budget = { ...open, script: 231.7, font: 104 }

/** Rules, requests and decisions of a whole family on one screen. */
const family: Budget = { ...signedIn, script: 233 }

// Two screens need more because of their purpose, and have their own budgets.
const chart: Budget = { ...signedIn, script: 285 }
const editor: Budget = { ...signedIn, script: 1200, font: 150 }

/** Path, main heading, and size budget. A screen is measured when its own heading is visible, not one shown before it. */
export type Screen = readonly [path: string, heading: string, budget: Budget]
/** A newcomer must still confirm an address. */
export type Who = '' | 'newcomer' | 'learner' | 'parent' | 'staff'

const hero = 'Make things with AI. Know when it is wrong.'

/** The main screens by viewer: a demo account's name, a new learner, or a visitor. */
export const screens: Record<Who, Screen[]> = {
  '': [
    ['/landing', hero, landing],
    ['/signup', 'About you', open],
    ['/experiments', 'Experiments', open],
    ['/parent-guide', 'Children and AI: a free guide for parents', open],
    ['/teachers', 'For teachers', open],
    ['/teachers/how-ai-works/learning-from-data', 'Learning from examples', lessonPlan],
    ['/terms', 'Terms of use', open],
    ['/privacy', 'Privacy', open],
    ['/cookies', 'Cookies', open],
    ['/safety', 'Child safety', helplines],
    ['/nowhere', '404 Page Not Found', landing],
    ['/auth/login', 'Welcome back', signingIn],
    ['/auth/email', 'Sign in by email', signingIn],
    ['/auth/code', 'Sign in with a code', signingIn],
    ['/consent?token=x', 'This link does not work', signingIn],
  ],
  newcomer: [
    ['/dashboard', 'Welcome back, Robin!', signedIn],
    ['/onboarding', 'Welcome to DEEPM Academy', signedIn],
    ['/personas', 'Choose your path', signedIn],
    ['/playground', 'AI Experiment Lab', signedIn],
    ['/projects', 'Project Studio', signedIn],
    ['/profile', 'Your profile', signedIn],
  ],
  learner: [
    ['/dashboard', 'Welcome back, Demo!', signedIn],
    ['/onboarding', 'Welcome to DEEPM Academy', signedIn],
    ['/personas', 'Choose your path', signedIn],
    ['/persona/entrepreneur', 'Entrepreneur', signedIn],
    ['/learning', 'Learning hub', signedIn],
    ['/lesson/problem-detective', 'Become a Problem Detective', signedIn],
    ['/playground', 'AI Experiment Lab', signedIn],
    ['/experiments', 'Experiments', signedIn],
    ['/projects', 'Project Studio', signedIn],
    ['/progress', 'Your progress', signedIn],
    ['/achievements', 'Achievements', signedIn],
    ['/ai-news', 'AI News Hub', signedIn],
    ['/profile', 'Your profile', signedIn],
    ['/parent-dashboard', 'Family Dashboard', family],
    ['/parent', 'Parent Portal', signedIn],
    ['/subscribe', 'Choose a programme', signedIn],
  ],
  parent: [
    ['/dashboard', 'Welcome back, Demo!', signedIn],
    ['/parent', 'Parent Portal', signedIn],
    ['/parent?tab=activity', 'Parent Portal', signedIn],
    ['/parent?tab=safety', 'Parent Portal', signedIn],
    ['/parent?tab=reports', 'Parent Portal', signedIn],
    ['/parent-dashboard', 'Family Dashboard', family],
    ['/profile', 'Your profile', signedIn],
  ],
  staff: [
    ['/dashboard', 'Welcome back, Demo!', signedIn],
    ['/admin', 'Admin Dashboard', signedIn],
    ['/admin?tab=analytics', 'Admin Dashboard', chart],
    ['/admin/queue', 'Safety queue', signedIn],
    ['/admin/log', 'Audit log', signedIn],
    ['/admin/content', 'Content management', signedIn],
    ['/admin/people', 'People', signedIn],
    ['/admin/explorer', 'Data explorer', editor],
  ],
}

/** All other screens that can be opened by URL alone; staff actions have their own tests. */
export const otherScreens: Record<'' | 'learner', (readonly [path: string, heading: string])[]> = {
  '': [
    ['/', hero],
    ['/experiments/teach', 'Teach a Machine'],
    ['/newsletter/confirm?token=x', 'Confirm your subscription'],
    ['/newsletter/unsubscribe?token=x', 'Unsubscribe from our newsletter?'],
    ['/mails/stop?token=x', 'Which emails would you like?'],
    ['/auth/email/confirm?token=x', 'Ready to go'],
    ['/auth/closed?notice=x', 'Not signed in'],
    ['/auth/second-factor', 'Not signed in'],
    ['/staff/invitation?token=x', 'This link does not work'],
    ['/consent/withdraw?token=x', 'This link does not work'],
    ['/family/request?token=x', 'This link does not work'],
    ['/family/address?token=x', 'This link does not work'],
    ['/family/child?token=x', 'This link does not work'],
    ['/auth/email/address?token=x', 'This link does not work'],
    ['/account/delete?token=x', 'This link does not work'],
  ],
  learner: [
    ['/', 'Choose your path'],
    ['/experiments/tokens', 'Token Cutter'],
    ['/experiments/feed', 'Feed Machine'],
    ['/persona/nobody', '404 Page Not Found'],
    ['/lesson/can-you-trust-that-number', 'Can You Trust That Number?'],
    ['/playground?lesson=problem-detective', 'AI Experiment Lab'],
    ['/ai-news?tab=breaking', 'AI News Hub'],
  ],
}
