import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Good in total. Good for everyone?',
    predict: {
      question:
        'A machine is right for 97 out of 100 buildings in a city. Can it still fail for one group of people nearly every time?',
      choices: ['No, 97 out of 100 is too good for that', 'Yes, if the group is small', 'Only if someone programmed it to'],
    },
    task: 'Press “Train and test”. Look at the total first, then open all four groups. Who loses out?',
    hint: 'Open the groups under the city. The shortest bar belongs to the group that loses out.',
    reveal: 'The total looked great. One group got wrong answers most of the time, and the total hardly showed it.',
    explain: {
      question: 'Why did the total hide this group?',
      choices: [
        {
          text: 'The group is only a small part of the city, so its errors hardly count in the total.',
          isRight: true,
          feedback:
            'Five of 100 homes move. If all five are wrong, the total still looks good. That is why you measure each group.',
        },
        {
          text: 'The total was calculated wrongly.',
          feedback: 'The total is correct. It is an average, and an average can hide a small group.',
        },
        {
          text: 'The machine does not like homes that move.',
          feedback:
            'It likes and dislikes nothing. It compares lines with the drawings it was given. How many were there of this group?',
        },
      ],
    },
  },
  {
    title: 'Repair it with data, not with luck',
    predict: {
      question: 'You may still collect only 40 drawings. What will repair the machine?',
      choices: ['Training again and hoping', 'Other drawings in the collection', 'Nothing, it needs more than 40'],
    },
    task: 'Change the mix of the 40 drawings and train. Homes that move must pass all three tests with 85 out of 100 right. No other group may fall below 70.',
    hint: 'Look at the small pictures. Which group looks nearly the same each time? It needs few drawings. Which one has many different looks? It needs more.',
    reveal: 'With the same number of drawings, but a different mix, the group passed three tests with new drawings.',
    explain: {
      question: 'Why three tests and not one?',
      choices: [
        {
          text: 'One test can be lucky. Three tests with new drawings show that the repair works.',
          isRight: true,
          feedback: 'Look at the three figures for a group: they differ by chance. A real repair passes all of them.',
        },
        {
          text: 'The machine learns a little more in each test.',
          feedback: 'It learns only during training. A test changes nothing in it.',
        },
        {
          text: 'Three tests make the results better.',
          feedback: 'They do not. More tests make you surer about the figure, whatever it is.',
        },
      ],
    },
  },
  {
    title: 'Is equal fair?',
    predict: {
      question: 'You collect exactly 10 drawings of each group. Will the machine be equally good for all?',
      choices: ['Yes, equal is fair', 'No, one group still gets less', 'No, now pitched roofs fail'],
    },
    task: 'Train with the same number of each group. Then find a mix with which every group reaches the dashed line, 85 out of 100.',
    hint: 'Press “Same number of each” and train. Then give more to the group below the dashed line and fewer to groups that look alike.',
    reveal: 'Equal numbers left one group behind. It needed more drawings than the others to get equally good answers.',
    explain: {
      question: 'Why did homes that move need more drawings?',
      choices: [
        {
          text: 'They look very different from each other, so ten drawings show each kind only once or twice.',
          isRight: true,
          feedback:
            'Yurts, tents, wagons, houseboats: six kinds in one group. Big machines have the same problem with languages, skin tones and ways of speaking.',
        },
        {
          text: 'They are drawn worse than the others.',
          feedback: 'The pen is equally unsteady for all groups. Compare how different the drawings in each group are.',
        },
        {
          text: 'They are the last group in the list.',
          feedback: 'The order makes no difference. Compare how different the drawings in each group are.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'The machine turns each drawing into 147 numbers: how much ink is in each part of the picture, and which way the lines run.',
  'For a new building, it finds the five most similar drawings in its collection. They vote: home or shop. Closer drawings have more weight.',
  'If the collection has few drawings of a group, most of the similar drawings are shops, and shops win the vote.',
  'All drawings are made by code with small random changes. Half of the buildings in the city are shops. The test drawings are never in the collection.',
  'Real machines decide about loans, jobs or doctors’ pictures with millions of examples. Who is missing from the examples matters there too, and more drawings are not always easy to get. A fairer machine can even get a slightly lower total. Good teams measure each group before they use a machine.',
] as const
