import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react'
import { personas } from '@deepm/schema/rules/accounts/personas'
import { type RosterSort, sortText } from '@deepm/schema/rules/staff/roster'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/components/icons.tsx'
import { formatDay } from '../dates.ts'
import { SafetyBadge, StatusBadge } from './badges.tsx'
import type { StudentRow_StudentFragment } from './student-row.generated.ts'
import { type RosterView, withSort } from './view.ts'

type Column = { title: string; sort?: RosterSort }

/** The specified row in nine columns; related fields share a column. */
const columns: Column[] = [
  { title: 'Student', sort: 'name' },
  { title: 'Status' },
  { title: 'Safety', sort: 'safetyScore' },
  { title: 'Last activity', sort: 'lastActivity' },
  { title: 'Lessons', sort: 'completedLessons' },
  { title: 'XP', sort: 'totalXP' },
  { title: 'Path' },
  { title: 'Parents' },
  { title: 'Enrolled', sort: 'enrolledDate' },
]

type Props = { students: StudentRow_StudentFragment[]; view: RosterView; onView(view: RosterView): void; isBusy: boolean }

function orderText({ sort, direction }: RosterView): string {
  if (sort === 'name') return direction === 'ascending' ? 'A to Z' : 'Z to A'
  const isDate = sort === 'enrolledDate' || sort === 'lastActivity'
  if (direction === 'ascending') return isDate ? 'oldest first' : 'lowest first'
  return isDate ? 'newest first' : 'highest first'
}

/** On narrow screens the table scrolls inside its frame, which is focusable for keyboard users. */
export function RosterTable({ students, view, onView, isBusy }: Props) {
  return (
    <Frame role="region" aria-label="Students, scrolls sideways" tabIndex={0} aria-busy={isBusy}>
      <chakra.table width="full" borderCollapse="collapse" opacity={isBusy ? 0.6 : 1}>
        <caption>
          <VisuallyHidden>
            Students, {sortText(view.sort)}, {orderText(view)}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.title} {...column} view={view} onView={onView} />
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <StudentRow key={student.id} student={student} />
          ))}
        </tbody>
      </chakra.table>
    </Frame>
  )
}

function Head({ title, sort, view, onView }: Column & Omit<Props, 'students' | 'isBusy'>) {
  if (!sort) return <Cell as="th" scope="col" fontWeight="700" verticalAlign="middle" children={title} />
  const isSorted = view.sort === sort
  return (
    <Cell as="th" scope="col" aria-sort={isSorted ? view.direction : 'none'} verticalAlign="middle" padding="0">
      <Sorter type="button" onClick={() => onView(withSort(view, sort))}>
        {title}
        <Box as="span" aria-hidden="true" fontSize="sm" opacity={isSorted ? 1 : 0.35}>
          {isSorted && view.direction === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
        </Box>
      </Sorter>
    </Cell>
  )
}

function StudentRow({ student }: { student: StudentRow_StudentFragment }) {
  const { id, name, age, email, persona, currentFolder, parentNotifications: unread, flaggedInteractions: flagged } = student
  return (
    <chakra.tr _hover={{ bg: 'bg.sunken' }}>
      <Cell as="th" scope="row" minWidth="52">
        <StudentLink to={`/admin/students/${encodeURIComponent(id)}`}>{name}</StudentLink>
        <Muted>
          Age {age} · {email || 'signs in with a code'}
        </Muted>
      </Cell>
      <Cell minWidth="44">
        <StatusBadge {...student} />
      </Cell>
      <Cell>
        <SafetyBadge score={student.safetyScore} />
        {flagged > 0 && <Muted>{flagged} flagged</Muted>}
      </Cell>
      <Cell whiteSpace="nowrap">{formatDay(student.lastActivity)}</Cell>
      <Cell whiteSpace="nowrap">
        {student.completedLessons} of {student.totalLessons}
        <Muted>{student.weeklyProgress} this week</Muted>
      </Cell>
      <Cell whiteSpace="nowrap">
        {student.totalXP.toLocaleString('en-GB')}
        <Muted>Level {student.level}</Muted>
        <Muted>{counted(student.achievements, 'achievement')}</Muted>
      </Cell>
      <Cell minWidth="44">
        {personas.find((it) => it.id === persona)?.name ?? 'None yet'}
        {currentFolder && <Muted>{currentFolder}</Muted>}
      </Cell>
      <Cell whiteSpace="nowrap">{unread === 0 ? 'No unread messages' : `${unread} unread`}</Cell>
      <Cell whiteSpace="nowrap">{formatDay(student.enrolledDate)}</Cell>
    </chakra.tr>
  )
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Inherits the cell's wrapping instead of the paragraph's. */
const Muted = (props: { children: ReactNode }) => <Text color="fg.muted" fontWeight="400" whiteSpace="inherit" {...props} />

const Frame = chakra('div', {
  base: {
    // Visually hidden text must scroll with its cell rather than widen the page.
    position: 'relative',
    overflowX: 'auto',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: '2xl',
    bg: 'bg.card',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Cell = chakra('td', {
  base: { padding: '2', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '2px', borderColor: 'border.soft' },
})

const Sorter = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '11',
    paddingX: '2',
    borderRadius: 'lg',
    fontWeight: '700',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'accent.soft' },
  },
})

const StudentLink = chakra(Link, {
  base: { display: 'inline-block', paddingY: '1', fontWeight: '700', textDecoration: 'underline', overflowWrap: 'anywhere' },
})
