import { Section } from '../../../ui/page.tsx'

/** The roster: every student, sorted, searched and filtered by the server. */
export function StudentsTab() {
  return <Section title="Students" />
}
