import type { Academy, Browser, Json } from '../academy/academy.ts'
import { demo } from './people.ts'
import { colleague } from './staff.ts'

// Operations of staff on the roster.

const fields = `id name age email persona enrolledDate lastActivity totalXP level completedLessons totalLessons currentFolder
  achievements safetyScore parentNotifications weeklyProgress flaggedInteractions openFlags attention status`

const rosterQuery = `query ($first: Int, $after: String, $last: Int, $before: String, $sort: RosterSort! = name,
    $direction: Direction! = ascending, $search: String, $persona: ID, $status: StudentStatus, $ages: AgeBand, $safety: SafetyBand) {
  students(first: $first, after: $after, last: $last, before: $before, sort: $sort, direction: $direction, search: $search,
      persona: $persona, status: $status, ages: $ages, safety: $safety) {
    edges { cursor node { ${fields} } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`

export type Roster = { ids: string[]; nodes: Json[]; pageInfo: Json }

export async function readStudents(staff: Browser, variables: object = {}): Promise<Roster> {
  const { students } = await staff.execute(rosterQuery, variables)
  const nodes = students.edges.map((edge: Json) => edge.node)
  return { nodes, ids: nodes.map((it: Json) => it.id), pageInfo: students.pageInfo }
}

/** Returns a member of staff outside the demo academy. */
export async function realStaff(academy: Academy): Promise<Browser> {
  return (await colleague(academy, 'Ada', 'Staff')).browser
}

export const demoStaff = (academy: Academy) => demo(academy, 'staff')

/**
 * Returns SQL that inserts students with these numbers, with a different order in every column, including ties. It also
 * inserts their roster rows, which takes half the time of the triggers.
 */
export function manyStudents(from: number, to: number): string {
  const numbers = `generate_series(${from}, ${to}) n`
  const persona = "(ARRAY['entrepreneur', 'writer', 'creator', 'campaigner'])[1 + n % 4]"
  const [enrolled, active] = ['now() - make_interval(hours => n % 9000)', 'now() - make_interval(mins => n % 70000)']
  const [name, email, age] = ["'robin' || n % 997 || ' hill' || n", "'many' || n || '@example.org'", '6 + n % 16']
  return `
    INSERT INTO "User" (id, email, name, "firstName", "lastName", role, "createdAt", "updatedAt")
    SELECT 'many-' || n, ${email}, ${name}, 'Robin' || n % 997, 'Hill' || n, 'learner', now(), now() FROM ${numbers};
    ALTER TABLE "Learner" DISABLE TRIGGER "RosterRow_add";
    INSERT INTO "Learner" (id, "ageAtSignup", "selectedPersona", xp, level, "createdAt")
    SELECT 'many-' || n, ${age}, ${persona}, n % 5000, 1, ${enrolled} FROM ${numbers};
    ALTER TABLE "Learner" ENABLE TRIGGER "RosterRow_add";
    INSERT INTO "RosterRow" ("learnerId", "isDemo", name, email, "personaId", "bornAt", "enrolledAt", "lastActivityAt", xp,
      "completedLessons", "safetyScore")
    SELECT 'many-' || n, false, ${name}, ${email}, ${persona}, ${enrolled} - make_interval(years => ${age}), ${enrolled}, ${active},
      n % 5000, n % 49, 100 - n % 23 FROM ${numbers};`
}
