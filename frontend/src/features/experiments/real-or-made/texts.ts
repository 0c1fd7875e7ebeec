import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'How sure are you?',
    predict: {
      question: 'You judge six posts just by looking, and get points for each. What costs the most points?',
      choices: ['Saying “just guessing”', 'Being wrong and a bit sure', 'Being wrong and totally sure'],
    },
    task: 'Judge six posts and say how sure you are. You get points, but no answers. Then change how sure you are, and beat your score.',
    hint: 'For each post, ask: can I see something that proves it? If not, choose “just guessing”. If yes, stay sure.',
    reveal: 'You learned nothing new about the posts. The points come from saying honestly what you can see and what you cannot.',
    explain: {
      question: 'Why does “just guessing” always get 75 points?',
      choices: [
        {
          text: 'The game is kind to people who give up.',
          feedback: 'Look at the rule: the points depend on the gap between what you say and what is true.',
        },
        {
          text: 'It is half right, whatever is true. Only sure answers can win more, or lose much more.',
          isRight: true,
          feedback:
            'This is the Brier score. With it, being honest about how sure you are wins in the long run. Weather services use it.',
        },
        { text: 'Half of the posts are real.', feedback: 'The points of one answer do not depend on the other posts.' },
      ],
    },
  },
  {
    title: 'Where did it start?',
    predict: {
      question: 'Five pages say the same thing. Does that make it more likely to be true?',
      choices: ['Yes, five cannot be wrong.', 'Only if each found out separately.', 'No, never.'],
    },
    task: 'Open pages and find the one that said it first. Then press “It started here”.',
    hint: 'Each page says where it got the claim. Follow the trail back. An older page counts only if it makes the same claim.',
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
          text: 'Leave the post: see who says it elsewhere, and where they got it.',
          isRight: true,
          feedback: 'Fact checkers call this lateral reading. They spend little time on the page itself.',
        },
      ],
    },
  },
  {
    title: 'Sure, and right?',
    predict: {
      question: 'People often say “I am very sure”. How often are they right, in most studies?',
      choices: ['Less often than they think', 'As often as they think', 'Always'],
    },
    task: 'Open sources, then judge. Be very sure or totally sure five times, and right at least four times.',
    hint: 'Open two sources that do not depend on each other. If both say the same, you can be sure. If not, say less.',
    reveal:
      'With sources, you could be sure and right. In most studies, people who do not check are right less often than they think.',
    explain: {
      question: 'A friend says: “I get about 7 out of 10 right.” Then 7 out of 10 are right. What do you call that?',
      choices: [
        {
          text: 'Bad at it: 7 out of 10 is not much.',
          feedback: 'The friend does not know everything, but look at what the friend said about it.',
        },
        {
          text: 'Well calibrated: the friend knows how often to be sure.',
          isRight: true,
          feedback:
            'You can rely on such a person, or such a machine. Many chat tools sound totally sure even when they are wrong.',
        },
        { text: 'Lucky.', feedback: 'Luck would not make the confidence match.' },
      ],
    },
  },
]

export const howItWorks: readonly string[] = [
  'All posts, pages and people here are invented. What is true is fixed in a list, and your answers are compared with it.',
  '“Just guessing” counts as 50%, “a bit sure” as 70%, “very sure” as 90% and “totally sure” as 100%.',
  'For each answer, the gap between your confidence and the truth is squared and taken away from 100 points: 100% and right gives 100, 50% gives 75, 100% and wrong gives 0. Researchers call the squared gap the Brier score.',
  'The chart puts together all answers with the same confidence and shows which share of them was right. On the diagonal line, both agree.',
  'Looking closely at a picture used to help: wrong fingers, wrong letters. New picture machines rarely make such mistakes, so most items here cannot be judged by looking.',
  'On the real web, sources are not prepared: they can be missing, wrong or copies of each other. Two that do not depend on each other are worth more than ten copies.',
]
