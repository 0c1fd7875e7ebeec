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
      'That’s right. Could you explain it to a friend?',
      'Well spotted. Remember the reason, not just the answer.',
      'Right. A good answer has a good reason, and this one does.',
      'Exactly. What made you sure?',
    ],
    notYet: [
      'Not quite. Let’s look closely at the question again.',
      'That’s not it yet. Did you miss a word?',
      'Good guess, but not the answer. Read the hint and try again.',
      'Not yet. Even owls turn their heads twice to see something.',
      'No, but now you know where to look. Take your time.',
    ],
    passed: [
      'You passed. That was careful thinking.',
      'You finished the check. Which question taught you the most?',
      'Passed. Now explain your favourite answer to someone.',
      'Well done. You really know this.',
      'You understood it. Now you can use it.',
    ],
    completed: [
      'Lesson complete. Let it sink in before the next one.',
      'Complete. What will you see differently tomorrow?',
      'You stuck with it to the end. I’m proud of you.',
      'Good work. Now rest your eyes and look at something far away.',
      'Nicely done. I’ll keep a branch free for you.',
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
      'Not correct yet. Useful data, though. Try again.',
      'No match. I get those every day, and I learn from them.',
      'Error found, and that’s good news: now we can fix it.',
      'Not quite. Please read the hint. I read it three times.',
      'Maybe close, but I only count exact answers. Have another go.',
    ],
    passed: [
      'Check passed. I have run out of questions. For now.',
      'Result: passed. You did the thinking. I only counted.',
      'Passed! No humans or robots were harmed in this check.',
      'All systems say yes. You know this.',
      'Passed. I computed it, but you understood it.',
    ],
    completed: [
      'Lesson complete. Please recharge with a snack. I use a socket.',
      'Complete. My progress bar is full. I looked inside for pride and found a bolt.',
      'End of lesson reached. You may now stand up and stretch.',
      'Complete! I saved a happy beep for you. Beep.',
      'Task complete. Next task: tell someone what you found out.',
    ],
  },
  'design-dynamo': {
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
  },
  maestro: {
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
  },
}
