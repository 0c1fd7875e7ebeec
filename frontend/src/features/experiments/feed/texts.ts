import type { Goal } from '@deepm/schema/rules/experiments/feed'
import type { MissionTexts } from '../frame/definition.ts'

export const goalNames: Readonly<Record<Goal, string>> = {
  minutes: 'minutes watched',
  variety: 'many topics',
  glad: 'glad afterwards',
}

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'From ten topics to one',
    predict: {
      question: 'The feed has ten topics. How many taps until nearly all cards are about one topic?',
      choices: ['2 or 3', '4 to 6', '7 to 12', 'More than 12'],
    },
    task: 'Pick one topic, such as cats. Tap its cards until 7 of your next 10 cards are about it. You have 6 taps.',
    hint: 'Stay with one topic. A ♥ counts more than watching.',
    reveal: 'A few taps were enough. Each tap made one topic count more. The topics that you passed over count a little less.',
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
      question: 'About 4 taps fill the feed with one topic. How many taps bring 8 topics back?',
      choices: ['Fewer', 'Just as many', 'More'],
    },
    task: 'Your feed is full of one topic. Bring 8 topics back without starting again: tap ✕, like other topics, or add surprise cards.',
    hint: 'Choose 3 surprise cards. Then tap ✕ on the big topic, again and again. Likes help if they go to different topics.',
    reveal: 'The topics came back, but it took more taps than losing them.',
    explain: {
      question: 'Why is it harder to get topics back than to lose them?',
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
      question: 'A feed wants people to watch for many minutes. Afterwards, how many of 30 videos are they glad about?',
      choices: ['About 12', 'About 20', 'Nearly all'],
    },
    task: 'Let the test viewer watch with each goal. Compare the results, and choose a feed for it.',
    hint: 'Press the three “Goal” buttons. Look at the minutes, the smiles and the small pictures. Only the goal is different.',
    reveal:
      'With the goal “minutes watched”, the feed showed more loud videos. The viewer watched longest and was glad least often.',
    explain: {
      question: 'Why may an app choose minutes as its goal?',
      choices: [
        {
          text: 'More minutes mean more ads, and minutes are easy to count.',
          isRight: true,
          feedback:
            'You have to ask people whether they are glad. People who build an app choose its goal, and they can choose another one.',
        },
        {
          text: 'Minutes show best whether people are happy.',
          feedback: 'Look at the results: with the most minutes, the viewer was glad least often.',
        },
        {
          text: 'A feed can only count minutes.',
          feedback: 'You ran it with three goals. They all use the same code.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'The machine keeps one number for each topic, its weight. Watching multiplies it by 1.7, a ♥ by 2.2, a ✕ by 0.8. Topics that you pass over lose 5%.',
  'A card’s score is the weight of its topic, times what the goal looks for: minutes that other viewers watched it, how many were glad, or how seldom its topic was shown. Higher scores get more places.',
  'Surprise cards are chosen without looking at the score. This is called exploring. Without it, the machine never finds out what else you might like.',
  'Each result is an average over ten days with 30 videos. What other viewers watch and like is invented here: loud videos get more minutes and fewer smiles. Researchers found something similar when they tested the feed of a large social network.',
  'Feeds of big apps look at thousands of signals, such as where you stop scrolling, and learn with neural networks. The loop is the same: show, count, show more of it. Many apps let you pause your history or switch the feed off.',
  'Your taps stay in the memory of this page and are gone when you leave it. “Save my work” keeps only your settings, because nothing more is needed. Collecting less is a choice, and other apps could make it too.',
] as const
