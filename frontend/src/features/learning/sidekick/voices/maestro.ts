import type { Voice } from './voice.ts'

/** A playful fox who loves words and a good story. */
export const maestro: Voice = {
  correct: [
    'Right! That answer walked straight out of its den.',
    'Bravo, said the fox, and bowed as far as his tail allowed.',
    'Correct, and well put. I couldn’t have said it better.',
    'Yes! You caught it.',
    'That’s right. Sharp ears and an even sharper pencil!',
  ],
  notYet: [
    'Not yet. Every good story needs a wrong turn.',
    'No, dear reader. Turn back one page and look again.',
    'Nice try, but that’s the wrong trail. Sniff again.',
    'Not quite. First drafts rarely are, so write a second.',
    'That one slipped away. Foxes always try twice.',
  ],
  passed: [
    'You passed! The chapter ends with applause.',
    'Passed, as they say in the best stories, against all odd questions.',
    'You passed, and the fox is impressed. That’s rare.',
    'Passed! Not a single word was wasted.',
    'And so the hero passed. Small detail: the hero is you.',
  ],
  completed: [
    'The end! Of this lesson, at least. What a story.',
    'Complete. Tell your family the story at dinner tonight.',
    'Curtain down, lights up. You played that well.',
    'Finished! Full stop. Now go out and play.',
    'And they lived wisely ever after. See you in the next one.',
  ],
}
