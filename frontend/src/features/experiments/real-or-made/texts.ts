import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'How sure are you?',
    predict: {
      question: 'You will judge six posts just by looking. You get points for each. Which of these costs the most points?',
      choices: ['Saying “I am guessing”', 'Being wrong and unsure', 'Being wrong and certain'],
    },
    task: 'Judge six posts and say how sure you are. You see your points, but not the answers. Then change how sure you are, and get more points than before.',
    hint: 'Ask yourself for each post: is there anything to see that proves it? If not, go down to 50 %. If yes, stay sure.',
    reveal:
      'You got more points without learning anything new about the posts. You only said more honestly what you could see and what you could not.',
    explain: {
      question: 'Why does “50 %” get 75 points, whatever is true?',
      choices: [
        {
          text: 'The game is kind to people who give up.',
          feedback: 'Look at the rule: the points depend on the gap between what you say and what is true.',
        },
        {
          text: 'The gap to the truth is one half both times. Only sure answers can win more, or lose much more.',
          isRight: true,
          feedback:
            'This is the Brier score. It is built so that honest confidence wins in the long run. Weather services use it.',
        },
        { text: 'Half of the posts are real.', feedback: 'The points of one answer do not depend on the other posts.' },
      ],
    },
  },
  {
    title: 'Where did it start?',
    predict: {
      question: 'Five pages say the same thing. Does that make it more likely to be true?',
      choices: ['Yes, five cannot be wrong.', 'Only if they found it out independently.', 'No, never.'],
    },
    task: 'Open the pages and find the one where the claim appears for the first time. Then choose “It started here”.',
    hint: 'Each page says where it has it from. Follow that backwards. An older page counts only if it makes the same claim.',
    reveal: 'Most pages had only copied from each other. The one page at the beginning had a reason to say it, or was a joke.',
    explain: {
      question: 'What is a good first step when a post surprises you?',
      choices: [
        {
          text: 'Look at the post very closely.',
          feedback: 'Most texts and pictures made by machines have no visible mistakes any more.',
        },
        { text: 'Count the likes.', feedback: 'A copy gets likes too, and likes can be bought.' },
        {
          text: 'Leave the post: see who says it elsewhere, and where they have it from.',
          isRight: true,
          feedback: 'Fact checkers call this lateral reading. They spend little time on the page itself.',
        },
      ],
    },
  },
  {
    title: '90 % sure, 90 % right?',
    predict: {
      question: 'When people say “I am 90 % sure”, how often are they right, in most studies?',
      choices: ['Less than 90 % of the time', 'About 90 % of the time', 'Nearly always'],
    },
    task: 'Judge ten items with the desk of sources. Say 90 % or more at least five times, and be right in at least four of five of those.',
    hint: 'Open two sources that do not depend on each other. If both say the same, you can be sure. If not, say less.',
    reveal:
      'With sources, you could be sure and right. In most studies without checking, people who say 90 % are right less often than that.',
    explain: {
      question: 'Somebody is right in 6 of 10 answers, and always said 60 %. What do you call that?',
      choices: [
        {
          text: 'Bad at it: 6 of 10 is not much.',
          feedback: 'It is little knowledge, but look at what the person said about it.',
        },
        {
          text: 'Well calibrated: what they say matches how often they are right.',
          isRight: true,
          feedback: 'You can trust such a person, or such a machine. Many chat tools sound 100 % sure even when they are wrong.',
        },
        { text: 'Lucky.', feedback: 'Luck would not make the confidence match.' },
      ],
    },
  },
]

export const howItWorks: readonly string[] = [
  'All posts, pages and people here are invented. What is true is fixed in a list, and your answers are compared with it.',
  'For each answer, the gap between your confidence and the truth is squared and taken away from 100 points: 100 % and right gives 100, 50 % gives 75, 100 % and wrong gives 0. Researchers call the squared gap the Brier score.',
  'The chart puts together all answers with the same confidence and shows which share of them was right. On the diagonal line, both agree.',
  'Looking closely at a picture used to help: wrong fingers, wrong letters. New picture machines rarely make such mistakes, so more than half of the items here cannot be judged by looking.',
  'On the real web, sources are not prepared: they can be missing, wrong or copies of each other. Two that do not depend on each other are worth more than ten copies.',
]
