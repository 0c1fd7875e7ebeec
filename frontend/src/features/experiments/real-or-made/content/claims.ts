import type { ClaimId, PageId } from '@deepm/schema/rules/experiments/real-or-made/key'

type ClaimPage = {
  title: string
  about: string
  date: string
  says: string
  /** Why the claim did not start here, or why it did. */
  verdict: string
}

export type Claim = { short: string; text: string; pages: Partial<Record<PageId, ClaimPage>> }

/** Claims and the pages that repeat them. */
export const claimTexts: Record<ClaimId, Claim> = {
  chocolate: {
    short: 'Chocolate',
    text: 'Scientists prove: chocolate makes you 20% better at maths.',
    pages: {
      post: {
        title: 'Post by quick.facts',
        about: 'An account that collects facts',
        date: '12 May',
        says: 'Chocolate = maths power! Source: Daily Spark.',
        verdict: 'This post says it got it from another page: Daily Spark.',
      },
      news: {
        title: 'Daily Spark',
        about: 'A news site with few reporters',
        date: '11 May',
        says: 'A bar a day helps you calculate, reports the blog Fact Fountain.',
        verdict: 'Daily Spark copied it from a blog.',
      },
      blog: {
        title: 'Fact Fountain',
        about: 'A blog; one person, no editor',
        date: '10 May',
        says: 'We got an email from the Chocolate Union: pupils with chocolate were 20% better. Wow!',
        verdict: 'The blog copied an email. Who wrote the email?',
      },
      press: {
        title: 'Chocolate Union, press release',
        about: 'A group that sells chocolate',
        date: '9 May',
        says: 'Hill University study proves: chocolate makes you 20% better at maths!',
        verdict: 'Yes: here the claim appears for the first time. The study behind it says something else.',
      },
      study: {
        title: 'Hill University, the study',
        about: 'Researchers; read by other researchers before it appeared',
        date: '2 May',
        says: '12 pupils ate breakfast, 12 did not. Those with breakfast were faster. Bread and chocolate made no difference.',
        verdict: 'The study is older, but it never says this about chocolate.',
      },
    },
  },
  game: {
    short: 'Game ban',
    text: 'From June, block-building games are banned for everyone under 16.',
    pages: {
      post: {
        title: 'Chain message',
        about: 'Forwarded many times; no name',
        date: '4 April',
        says: 'Send this to everyone!!! My cousin saw it in a video.',
        verdict: 'The message says that it comes from a video.',
      },
      video: {
        title: 'Video by GameTalk',
        about: 'A channel with 40,000 followers',
        date: '3 April',
        says: 'People on the Blockheads forum say the ban is coming. Like and subscribe!',
        verdict: 'The video repeats a forum.',
      },
      forum: {
        title: 'Blockheads forum',
        about: 'Everyone can write here',
        date: '2 April',
        says: 'Look what I found in The Daily Pickle! Is that real???',
        verdict: 'The forum found it in The Daily Pickle.',
      },
      pickle: {
        title: 'The Daily Pickle',
        about: 'At the bottom of the page: “All our news is invented. We like to joke.”',
        date: '1 April',
        says: 'Ministry bans block games: too many castles.',
        verdict: 'Yes: it started as a joke on 1 April. The people who copied it did not read the bottom of the page.',
      },
      ministry: {
        title: 'Ministry for families',
        about: 'Public office',
        date: '5 April',
        says: 'There is no such plan.',
        verdict: 'The ministry answers the claim. It did not start it.',
      },
    },
  },
}
