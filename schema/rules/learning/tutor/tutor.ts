// The tutor of a lesson, with whom learners chat about it.

/** Questions that a learner can ask about a lesson in a day, at all its levels together. */
export const tutorTurnsPerDay = 12

/** In characters. */
export const maxTutorQuestionLength = 500

/** A paragraph of a reply of the tutor. `quote` is from the lesson, `offers` are questions that it can answer. */
export type ReplyPart = { kind: 'text' | 'quote'; text: string } | { kind: 'offers'; questions: string[] }

// A reply is stored as plain text, because parents and staff read it too: a quotation is a paragraph in quotation marks, offered questions
// are lines with a dash.

/** Writes a reply as plain text. */
export function replyText(parts: readonly ReplyPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'offers') return part.questions.map((question) => `- ${question}`).join('\n')
      return part.kind === 'quote' ? `“${part.text}”` : part.text
    })
    .join('\n\n')
}

/** Reads the parts of a reply that `replyText` wrote. */
export function replyParts(reply: string): ReplyPart[] {
  return reply.split(/\n\n+/).map((paragraph) => {
    const lines = paragraph.split('\n')
    if (lines.every((line) => line.startsWith('- '))) return { kind: 'offers', questions: lines.map((line) => line.slice(2)) }
    return /^“.*”$/s.test(paragraph) ? { kind: 'quote', text: paragraph.slice(1, -1) } : { kind: 'text', text: paragraph }
  })
}
