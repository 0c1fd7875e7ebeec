/** A learner's week as printed. Every text is ready to print; the renderer computes nothing. */
export type PrintedReport = {
  title: string
  /** The week in words. */
  week: string
  /** The learner: age, path. */
  about: string
  madeAt: Date
  figures: { label: string; value: string }[]
  days: { label: string; name: string; minutes: number; prompts: number }[]
  /** Minutes of a full bar; a day above it is marked. */
  fullBar: number
  /** The week in one sentence, which also describes the bars to screen readers. */
  weekInWords: string
  highlights: string[]
  growth: { text: string; tip: string | null }[]
  /** The score is null while there is too little data. */
  safety: { score: number | null; words: string; lines: string[] }
  lessons: { day: string; title: string }[]
  /** A sentence for each reached mission. */
  experiments: { day: string; report: string }[]
  projects: { title: string; status: string }[]
  /** Source of the figures, in small print. */
  note: string
}
