import type { Voice } from './voice.ts'

/** A calm owl who asks good questions. */
export const mentorGuide: Voice = {
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
}
