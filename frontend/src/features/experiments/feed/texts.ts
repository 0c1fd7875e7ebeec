import type { Goal } from '@deepm/schema/rules/experiments/feed'
import type { MissionTexts } from '../frame/definition.ts'

export const goalNames: Readonly<Record<Goal, { name: string; short: string }>> = {
  minutes: { name: 'minutes watched', short: 'minutes' },
  variety: { name: 'many topics', short: 'variety' },
  glad: { name: 'glad afterwards', short: 'gladness' },
}

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'From ten topics to one',
    predict: {
      question: 'The feed starts with ten topics. After how many taps are 7 of the next 10 cards about one topic?',
      choices: ['2 or 3', '4 to 6', '7 to 12', 'More than 12'],
    },
    task: 'Choose one topic. Tap until at least 7 of the next 10 cards are about it, in at most 6 taps.',
    hint: 'Stay with one topic. A ♥ counts more than watching. Too many taps? Press “Start again” below.',
    reveal: 'A few taps were enough. Each tap multiplied the weight of one topic, and topics that you passed over lost a little.',
    explain: {
      question: 'Why does the feed narrow so quickly?',
      choices: [
        {
          text: 'The machine knows that I love this topic.',
          feedback: 'It has counted a few taps. You may love it, or you just wanted to finish this mission.',
        },
        {
          text: 'Each tap brings more of the topic, and more of it means more taps.',
          isRight: true,
          feedback: 'This is a feedback loop: what you tap is shown more, and what is shown more is tapped more.',
        },
        {
          text: 'The app has no other videos.',
          feedback: 'It has ten videos for each of the ten topics. It only shows them less.',
        },
      ],
    },
  },
  {
    title: 'Get the variety back',
    predict: {
      question: 'You narrowed the feed in about 4 taps. How many taps bring 8 topics back, without “Start again”?',
      choices: ['Fewer', 'About as many', 'Clearly more'],
    },
    task: 'Narrow the feed to 7 cards of one topic. Then bring at least 8 topics back. You can tap ✕, like other topics, and let the machine explore more.',
    hint: 'Let the machine explore 30 %. Then tap ✕ on the big topic, again and again. Likes help if they go to different topics.',
    reveal: 'Variety came back, with more taps than narrowing took.',
    explain: {
      question: 'Why is widening harder than narrowing?',
      choices: [
        {
          text: 'A narrow feed shows few other topics, so there is little else to tap.',
          isRight: true,
          feedback:
            'And a ✕ weighs less than a ♥ here. Researchers who tested a large video app found that its “not interested” button changed little.',
        },
        {
          text: 'The machine is angry about the ✕.',
          feedback: 'It has no feelings. A ✕ only makes one number smaller.',
        },
        {
          text: 'Other topics are deleted after the first taps.',
          feedback: 'They are still there. Their share of the feed is small.',
        },
      ],
    },
  },
  {
    title: 'Change the goal',
    predict: {
      question: 'The same viewer, three goals. With which goal is the viewer glad about most videos?',
      choices: ['Minutes watched', 'Many topics', 'Glad afterwards', 'No difference'],
    },
    task: 'Run the test viewer for all three goals and compare minutes, topics and gladness. Then try a goal in your own feed below.',
    hint: 'Press the three “Run for …” buttons. Everything but the goal is the same.',
    reveal:
      'For minutes, the feed showed more loud videos: most minutes, fewest topics, least gladness. For gladness, the viewer watched less and was glad more often.',
    explain: {
      question: 'Why may an app choose minutes as its goal?',
      choices: [
        {
          text: 'More minutes mean more ads, and minutes are easy to count.',
          isRight: true,
          feedback: 'Gladness has to be asked. People who build an app choose its goal, and they can choose another one.',
        },
        {
          text: 'Minutes show best whether people are happy.',
          feedback: 'Look at the results: most minutes came with least gladness.',
        },
        {
          text: 'A feed can only count minutes.',
          feedback: 'You ran it with three goals. Each works with the same code.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'The machine keeps one number for each topic, its weight. Watching multiplies it by 1.7, a ♥ by 2.2, a ✕ by 0.8. Topics that you pass over lose 5 %.',
  'A card’s score is the weight of its topic, times what the goal looks for: minutes that other viewers watched it, how many were glad, or how seldom its topic was shown. Higher scores get more places.',
  'A part of the places is filled without looking at the score. This is called exploring. Without it, the machine never finds out what else you might like.',
  'Feeds of big apps look at thousands of signals, such as where you stop scrolling, and learn with neural networks. The loop is the same: show, count, show more of it. Many apps let you pause your history or switch the feed off.',
  'Your taps stay in the memory of this page and are gone when you leave it. “Save my work” keeps only your settings, because nothing more is needed. Collecting less is a choice, and other apps have it too.',
] as const
