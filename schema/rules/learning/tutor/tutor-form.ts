import { z } from '../../forms/zod.ts'
import { cleanPrompt } from '../../lab/lab.ts'
import { describeReadingLimit } from '../../lab/reading-limits.ts'
import { maxTutorQuestionLength } from './tutor.ts'

const questionMissing = 'Write your question first.'
const lessonMissing = 'Choose a lesson.'

/** A question to the tutor of a lesson. */
export const tutorForm = z.object({
  lessonId: z.string({ error: lessonMissing }).check(z.minLength(1, lessonMissing), z.maxLength(100, lessonMissing)),
  question: z.pipe(
    z.string({ error: questionMissing }).check(z.overwrite((text) => cleanPrompt(text).trim())),
    z.string().check(
      z.refine((text) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text), questionMissing),
      z.maxLength(maxTutorQuestionLength, {
        error: `Your question is longer than ${maxTutorQuestionLength} characters. Make it shorter, then send it again.`,
        abort: true,
      }),
      z.superRefine((text, context) => {
        const problem = describeReadingLimit(text)
        if (problem) context.addIssue({ code: 'custom', message: problem })
      }),
    ),
  ),
})
