import { choose } from '../reading/choose.ts'
import type { KindRules } from './part.ts'

const day = '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues?|wed|thurs?|fri|sat|sun)'

/** A timetable for a day or a week. */
export const timetable: KindRules = {
  name: () => 'a timetable',
  parts: [
    {
      id: 'own-detail',
      name: 'What goes in',
      isIn: new RegExp(
        `\\b${day}\\b|\\b(?:i|we) (?:have|got|go to|do|play|need to (?:do|learn)|must)\\b|\\b\\d+ subjects\\b|\\b(?:football|piano|training|homework|netball|swimming|maths|chemistry|athletics|dance|guitar)\\b`,
      ),
      advice: 'Say what goes in, and on which days. Only you know that.',
      example: (_topic, reading) =>
        choose(['Football is on Tuesday, and piano on Friday.', 'I have to learn maths, English and history.'], reading),
    },
    {
      id: 'times',
      name: 'Times',
      isIn: /\b\d{1,2}(?::\d\d| ?(?:am|pm)|h)\b|\b(?:from|at|until|till|before|after|by) (?:\d{1,2}|school|lunch|dinner|bedtime|half|quarter)\b|\b\d+ ?(?:mins?|minutes?|hours?|hrs?|h)\b|\b(?:half an|an|one|two|three) hours?\b|\bo'clock\b|\b(?:mornings?|afternoons?|evenings?)\b|\b\d+ weeks\b/,
      advice: 'Say from when to when, and how long each thing takes. Without times it is only a list.',
      example: (_topic, reading) =>
        choose(
          ['School ends at 3 pm, and each thing takes an hour.', 'I have time from 4 pm to 7 pm, and I go to bed at 9 pm.'],
          reading,
        ),
    },
    {
      id: 'form',
      name: 'Form',
      isIn: /\b(?:table|columns?|rows?|grid|checklist|to print|printable|colou?rs?|boxes|one page)\b/,
      advice: 'Say what form you want. In a table, you see the week on one page.',
      example: () => 'Make a table with one column for each day.',
    },
    {
      id: 'limits',
      name: 'Free time',
      isIn: /\b(?:free|breaks?|nothing|off|rest|pause|relax|chill|watch|time for (?:friends|fun)|no more than|at most|not on|weekends?|except)\b/,
      advice: 'Say when nothing should be in it. A timetable without breaks does not last a week.',
      example: (_topic, reading) =>
        choose(['Keep Sunday free, and leave a break every day.', 'Leave half an hour free every day.'], reading),
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    choose(
      [
        'Draw the table on paper and put in what is fixed. The rest is easier to plan than you think.',
        'Try your timetable for three days. Then you know what to move, and a machine doesn’t.',
      ],
      reading,
    ),
}
