import { studentsPerPage } from '@deepm/schema/rules/staff/roster'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { academyFigures, findStudents, type ListedStudent, logRosterRead, type RosterSlice } from './roster.service.ts'
import {
  AcademyFiguresType,
  AgeBandEnum,
  DirectionEnum,
  RosterSortEnum,
  SafetyBandEnum,
  StudentStatusEnum,
  StudentType,
} from './roster.types.ts'
import { cursorFor } from './roster-query.service.ts'
import { readRecord, readStudentInteractions } from './student.service.ts'
import { StudentInteractionType, StudentRecordType } from './student.types.ts'

const staff = { staff: true } as const

builder.queryFields((t) => ({
  academyFigures: t.field({
    type: AcademyFiguresType,
    authScopes: staff,
    description: 'The seven figures of the staff dashboard.',
    resolve: (_root, _args, context) => academyFigures(context),
  }),
  students: t.connection({
    type: StudentType,
    authScopes: staff,
    args: {
      sort: t.arg({ type: RosterSortEnum, defaultValue: 'name', description: 'Sort key; ties are sorted by id.' }),
      direction: t.arg({ type: DirectionEnum, defaultValue: 'ascending', description: 'Sort direction.' }),
      search: t.arg.string({
        required: false,
        description: 'Prefixes of words in the name or the email address, all of which must match; at most 100 characters.',
      }),
      persona: t.arg.id({ required: false, description: 'Only students on this path.' }),
      status: t.arg({ type: StudentStatusEnum, required: false, description: 'Only students with this status.' }),
      ages: t.arg({ type: AgeBandEnum, required: false, description: 'Only students of these ages.' }),
      safety: t.arg({ type: SafetyBandEnum, required: false, description: 'Only students with a safety score in this band.' }),
    },
    description: 'The roster of students. Each page is logged with the students on it. A cursor is valid for one order.',
    resolve: async (_root, args, context) => {
      const { sort, direction, search, persona, status, ages, safety } = args
      const order = { sort, direction }
      const filter = {
        search: search ?? null,
        persona: persona ?? null,
        status: status ?? null,
        ages: ages ?? null,
        safety: safety ?? null,
      }
      const toCursor = (student: ListedStudent) => cursorFor(order, student)
      const read = ({
        after,
        before,
        limit,
        inverted,
      }: {
        after?: string
        before?: string
        limit: number
        inverted: boolean
      }) => {
        const place = { after: after ?? null, before: before ?? null }
        return findStudents(context, { filter, order, place, limit, isBackwards: inverted } satisfies RosterSlice)
      }
      const page = await resolveCursorConnection({ args, defaultSize: studentsPerPage, maxSize: 100, toCursor }, read)
      const shown = page.edges.flatMap((edge) => edge?.node ?? [])
      await logRosterRead(context, shown, sort)
      return page
    },
  }),
  student: t.field({
    type: StudentRecordType,
    nullable: true,
    authScopes: staff,
    args: { id: t.arg.id({ description: 'Id of the student.' }) },
    description: 'The record of a student; null if the viewer may see none with this id. Each reading is logged.',
    resolve: (_root, { id }, context) => readRecord(context, id),
  }),
  studentInteractions: t.field({
    type: [StudentInteractionType],
    authScopes: staff,
    args: { id: t.arg.id({ description: 'Id of the student.' }) },
    description:
      'Latest lab interactions of a student, newest first, at most 20, without texts, which only the safety queue shows. Each reading is logged.',
    resolve: (_root, { id }, context) => readStudentInteractions(context, id),
  }),
}))
