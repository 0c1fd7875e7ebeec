/** A learner's week as it is printed. Every text is ready to be set; nothing is reckoned here. */
export type Report = {
  title: string
  /** Which week, in words. */
  week: string
  /** Who it is about: age, path. */
  about: string
  madeAt: Date
  figures: { label: string; value: string }[]
  days: { label: string; name: string; minutes: number; prompts: number }[]
  /** Minutes that fill a bar; a day above is marked. */
  fullBar: number
  /** The week in one sentence, which stands for the bars, too. */
  weekInWords: string
  highlights: string[]
  growth: { text: string; tip: string | null }[]
  /** The score is null as long as there is too little to score. */
  safety: { score: number | null; words: string; lines: string[] }
  lessons: { day: string; title: string }[]
  projects: { title: string; status: string }[]
  /** Where the figures come from, in small print. */
  note: string
}
