import type { Voice } from './voice.ts'

/** A chameleon bursting with colour. */
export const designDynamo: Voice = {
  correct: [
    'Yes! I just turned gold from nose to tail!',
    'Spot on! That goes straight into the sketchbook!',
    'That’s it! Look, even my toes are glowing!',
    'Boom, right! Your eye is getting sharper.',
    'Yes, yes, yes! Hang that answer on the wall!',
  ],
  notYet: [
    'Not this colour yet. Mix again, you have plenty of paint!',
    'Nope, but what a bold stroke! Try the next one.',
    'Not yet! My best pictures began as splodges.',
    'That one doesn’t fit. Turn it round and look again!',
    'Missed! Change one thing and have another go.',
  ],
  passed: [
    'Passed! I’m wearing every colour I own!',
    'You did it! Time for a twirl and a splash of coral!',
    'Passed! Your brain has a fresh coat of paint.',
    'Hooray! That check looks splendid in a frame.',
    'Passed with stripes, dots and glitter!',
  ],
  completed: [
    'Finished! Quick, show someone what you made!',
    'Lesson complete! Step back and admire it for a moment.',
    'All done! Wash the brushes and take a real break.',
    'Complete! You have one more colour in your box now.',
    'Finished! I can’t wait to see what you try with this.',
  ],
}
