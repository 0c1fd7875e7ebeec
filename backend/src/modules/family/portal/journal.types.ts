import { providerName } from '@deepm/schema/rules/lab/lab'
import { localDay } from '@deepm/schema/rules/time/local-day'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { severalStatements } from '../../../graphql/limits.ts'
import { cursorFor, type JournalEntry, type Page, readJournal } from './journal.service.ts'

const signedIn = { signedIn: true } as const

const JournalKindEnum = builder.enumType('JournalKind', {
  description:
    'Kind of journal entry: a completed lesson, a reached mission of an experiment, an answered prompt of the lab, or an answered question to the tutor of a lesson.',
  values: ['lesson', 'experiment', 'prompt', 'tutor'] as const,
})

const JournalEntryType = builder.objectRef<JournalEntry & { day: string }>('JournalEntry').implement({
  description: 'An entry of a learner’s journal.',
  authScopes: signedIn,
  fields: (t) => ({
    id: t.id({ description: 'Stable id of the entry.', resolve: ({ kind, sourceId }) => `${kind}:${sourceId}` }),
    kind: t.field({ type: JournalKindEnum, description: 'Kind of entry.', resolve: ({ kind }) => kind }),
    sourceId: t.exposeID('sourceId', {
      description: 'Id of the lesson or of the interaction; `<experiment>/<number>` for a mission.',
    }),
    title: t.exposeString('title', {
      description:
        'Title of the lesson, also for a tutor; for a mission, what the learner did; for a prompt, the id of the tool.',
    }),
    answeredBy: t.string({
      nullable: true,
      description: 'Display name of what answered a prompt or a question, such as “Practice Coach”; null for others.',
      resolve: ({ provider, kind }) => provider && providerName(provider, kind === 'tutor'),
    }),
    withHelp: t.exposeInt('withHelp', {
      description: 'Questions of the lesson whose answer was explained after three wrong attempts; 0 for others.',
    }),
    at: t.field({ type: 'DateTime', description: 'When it was completed, reached or sent.', resolve: ({ at }) => at }),
    day: t.exposeString('day', { description: 'Local date of the learner at that time, `YYYY-MM-DD`.' }),
  }),
})

const pages = { defaultSize: 20, maxSize: 100, toCursor: cursorFor }

function withDays(entries: JournalEntry[], timeZone: string) {
  return entries.map((entry) => ({ ...entry, day: localDay(entry.at, timeZone) }))
}

builder.prismaObjectFields('Learner', (t) => ({
  journal: t.connection({
    type: JournalEntryType,
    select: { id: true, user: { select: { timeZone: true } } },
    complexity: { field: severalStatements },
    description: 'Completed lessons, reached missions and answered prompts, newest first. Leaves out a crisis.',
    resolve: ({ id, user }, args, context) => {
      const read = async (page: Page) => withDays(await readJournal(context, id, page), user.timeZone)
      return resolveCursorConnection({ args, ...pages }, read)
    },
  }),
}))
