import type { SidekickId } from './sidekicks.ts'

export type Voice = {
  correct: readonly string[]
  notYet: readonly string[]
  passed: readonly string[]
  completed: readonly string[]
}

/** What each sidekick says about an answer, a passed check and a completed lesson. */
export const sidekickVoices: Record<SidekickId, Voice> = {
  'mentor-guide': {
    correct: [
      'Yes. You looked closely, and it shows.',
      'That is right. Could you explain it to a friend?',
      'Well seen. Keep hold of the reason, not only the answer.',
      'Right. A good answer can be explained, and this one can.',
      'Exactly so. What made you sure?',
    ],
    notYet: [
      'Not quite. Let’s look closely at the question once more.',
      'This is not it yet. Is there a word you passed over?',
      'A fair guess, but not the answer. Read the hint and try again.',
      'Not yet. Even owls turn their heads twice before they see it.',
      'No, but now you know where to look. Take your time.',
    ],
    passed: [
      'You have passed. That was careful thinking.',
      'The check is behind you. Which question taught you most?',
      'Passed. Now explain your favourite answer to somebody.',
      'Well done. You can trust what you know here.',
      'You understood it. Now it is yours to use.',
    ],
    completed: [
      'This lesson is complete. Let it settle before the next one.',
      'Complete. What will you look at differently tomorrow?',
      'You stayed with it to the end. I am proud of you.',
      'A good piece of work. Rest your eyes on something far away.',
      'Done with care. I will keep a branch free for next time.',
    ],
  },
  'brain-bot': {
    correct: [
      'Correct. My lamp is blinking green.',
      'Match found: your answer and the right one.',
      'Correct! I checked twice. I always check twice.',
      'True. I would clap, but my hands are in the workshop.',
      'Beep! That is the answer. If it sounded like joy, it was a loose screw.',
    ],
    notYet: [
      'Not correct yet. Useful data, though. Try once more.',
      'No match. I get those every day and then learn from more examples.',
      'Error found, and that is good news: found errors can be mended.',
      'Not this one. Please read the hint. I read it three times.',
      'Close, perhaps, but I only count exact. Have another go.',
    ],
    passed: [
      'Check passed. I have run out of questions. For now.',
      'Result: passed. You thought, and I only counted.',
      'Passed! No humans or robots were harmed in this check.',
      'All systems say yes. You know this.',
      'Passed. I computed it, but you understood it.',
    ],
    completed: [
      'Lesson complete. Please recharge with a snack. I use a socket.',
      'Complete. My progress bar is full. I looked for pride in it and found a bolt.',
      'End of lesson reached. You may now stand up and stretch.',
      'Complete! I stored a happy beep for you. Beep.',
      'Task complete. Next task: tell somebody what you found out.',
    ],
  },
  'design-dynamo': {
    correct: [
      'Yes! I just turned gold from nose to tail!',
      'Right on the spot! Straight into the sketchbook with it!',
      'That’s it! Look, even my toes are glowing!',
      'Wham, right! Your eye is getting sharp.',
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
      'Finished! Quick, show somebody what you made!',
      'Lesson complete! Step back and admire it for a moment.',
      'All done! Wash the brushes and take a real break.',
      'Complete! You have one more colour in your box now.',
      'Finished! I can’t wait to see what you try with this.',
    ],
  },
  maestro: {
    correct: [
      'Right! That answer walked straight out of its den.',
      'Bravo, said the fox, and bowed as far as his tail allowed.',
      'Correct, and neatly put. I could not have phrased it better.',
      'Yes! You caught it by the ears.',
      'Quite right. A sharp ear and a sharper pencil!',
    ],
    notYet: [
      'Not yet. Every good story needs a wrong turning.',
      'No, dear reader. Turn back one page and look again.',
      'A nice try, but the wrong trail. Sniff once more.',
      'Not quite. First drafts seldom are, so write a second.',
      'That one slipped away. Foxes always try twice.',
    ],
    passed: [
      'You have passed! The chapter ends with applause.',
      'Passed, as they say in the best stories, against all odd questions.',
      'The check is won, and the fox is impressed. That is rare.',
      'Passed! Not a single word was wasted.',
      'And so the hero passed. Small detail: the hero is you.',
    ],
    completed: [
      'The end! Of this lesson, at least. What a tale.',
      'Complete. Tell the story of it at supper tonight.',
      'Curtain down, lights up. You played that well.',
      'Finished! Put a full stop, and then go out and play.',
      'And they lived wisely ever after. See you in the next one.',
    ],
  },
}
