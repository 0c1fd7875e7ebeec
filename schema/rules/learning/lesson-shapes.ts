/** What a lesson is like for its reader: so that two lessons in a row do not feel the same. */
export const lessonShapes = [
  { id: 'mystery', name: 'Mystery' },
  { id: 'duel', name: 'Duel' },
  { id: 'lab-log', name: 'Lab log' },
  { id: 'interview', name: 'Interview' },
  { id: 'build-along', name: 'Build along' },
  { id: 'debate', name: 'Debate' },
  { id: 'repair-shop', name: 'Repair shop' },
  { id: 'field-trip', name: 'Field trip' },
] as const satisfies readonly { id: string; name: string }[]
