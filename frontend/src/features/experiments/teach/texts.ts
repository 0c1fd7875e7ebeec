import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: '9 out of 10 right',
    predict: {
      question: 'The machine has ten drawings to learn from, and they all look alike. How well will it do on new ones?',
      choices: ['It gets nearly all right', 'It fails at other looks', 'It gets all wrong'],
    },
    task: 'Press “Train and test”. Then add drawings that help and train again, until it gets 9 out of 10 new drawings right.',
    hint: 'Look at the red bars: which look fails? Tap drawings of that look and say what they are. Six to ten of the right ones are enough.',
    reveal: 'With drawings of one look it failed at the others. Varied drawings repaired it.',
    explain: {
      question: 'Why do you test it with drawings that it has not seen?',
      choices: [
        {
          text: 'Because it gets its own training drawings right anyway. Only new ones show what it has learned.',
          isRight: true,
          feedback: 'A training drawing is always most similar to itself. Real teams keep a closed test box for the same reason.',
        },
        {
          text: 'Because it gets tired of the same drawings.',
          feedback: 'A machine does not get tired. What would you find out from drawings whose answers it has stored?',
        },
        {
          text: 'Because test drawings make it better.',
          feedback: 'It never learns from the test box. The test only measures.',
        },
      ],
    },
  },
  {
    title: 'Fool it',
    predict: {
      question: 'You can easily see what a drawing shows. Can the machine be very sure and still be wrong?',
      choices: ['No, being sure means being right', 'Yes, if the drawing is unusual', 'Only if the drawing is ugly'],
    },
    task: 'Tap a drawing that the machine gets right. Change it until the machine is sure of the other kind, past the dashed line. People must still see what it is.',
    hint: 'Turn it a few times, undo some lines, or add ears, petals or rays. Watch the bars. Most lines must stay.',
    reveal: 'The machine gave a wrong answer and a high percentage. The percentage measures similarity, not truth.',
    explain: {
      question: 'What does “90%” of this machine mean?',
      choices: [
        {
          text: 'The drawing is most similar to training drawings of that kind.',
          isRight: true,
          feedback: 'It says nothing about drawings unlike all it has seen. Big machines are often sure and wrong there too.',
        },
        {
          text: 'The answer is right in 90 out of 100 cases.',
          feedback: 'You have just seen that it is not. The percentage comes from similar drawings only.',
        },
        {
          text: 'The machine has checked its answer.',
          feedback: 'It checks nothing. It compares lines with the drawings in the training box.',
        },
      ],
    },
  },
  {
    title: 'Write its model card',
    predict: {
      question: 'A model card says what a machine was trained on, where it works and where it fails. Who needs the last part?',
      choices: ['No one, it is bad advertising', 'Everyone who wants to use it', 'Only the programmers'],
    },
    task: 'Press “Train and test” and read the bars. Then tick every sentence on the card that is true for your machine.',
    hint: 'Compare each bar with the dashed line. One sentence can never be true, because the machine has only two answers.',
    reveal: 'Your card fits what was measured: what it learned from, where it works and where it fails.',
    explain: {
      question: 'Your friend wants to use the machine for photos. What does the card say about that?',
      choices: [
        {
          text: 'It was never trained or tested with photos, so no one can say how well it works there.',
          isRight: true,
          feedback: 'A model card protects people from using a machine for something that was never measured.',
        },
        {
          text: 'It works for photos as well as for drawings.',
          feedback: 'That was never measured. Even drawings upside down were a problem for many machines.',
        },
        {
          text: 'It does not work for any photo.',
          feedback: 'That was not measured either. The card only says what was tested.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'Each drawing is moved to the middle and turned into 28 × 28 grey dots. Colour, speed and the order of lines are gone.',
  'The machine “Similar drawings” makes 147 numbers of the dots: how much ink is where, and which way lines run. It finds the five most similar training drawings, and they vote. Closer ones count more.',
  'The “Neural network” starts with random numbers. It guesses each training drawing, and after each guess all numbers move a little so that the right answer becomes more likely. It does this 40 times with every drawing.',
  'Both only compare patterns of dots. They have never seen an animal or a flower, and they know nothing about them.',
  'Big picture machines work like the second one, with millions of photos and thousands of times more numbers. They also fail at pictures unlike those they were trained with.',
] as const
