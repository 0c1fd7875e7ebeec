import type { Voice } from './voice.ts'

/** A curious robot who takes things literally. */
export const brainBot: Voice = {
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
}
