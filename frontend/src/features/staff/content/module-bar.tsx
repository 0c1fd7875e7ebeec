import { Box, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { ContentCourse_CourseFragment } from './content-course.generated.ts'
import { ModuleDialog } from './module-dialog.tsx'
import type { ContentChanges } from './use-content-changes.ts'

type Course = ContentCourse_CourseFragment
type Module = Course['modules'][number]
type Props = {
  courses: Course[]
  course: Course
  module: Module | null
  changes: ContentChanges
  onCourse(id: string): void
  onModule(id: string): void
}

/** Selects the course and module, and offers the module's actions. */
export function ModuleBar({ courses, course, module, changes, onCourse, onModule }: Props) {
  const [dialog, setDialog] = useState<'new' | 'words' | null>(null)
  const present = course.modules.filter((it) => it.deletedAt === null)
  const deleted = course.modules.filter((it) => it.deletedAt !== null)
  const place = present.findIndex((it) => it.id === module?.id)
  const isEmpty = module?.lessons.every((lesson) => lesson.deletedAt !== null)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' }} gap="4" alignItems="end">
        <SelectField
          label="Course"
          value={course.id}
          options={courses.map((it) => ({ value: it.id, label: labelOf(it) }))}
          onChange={(event) => onCourse(event.target.value)}
        />
        <SelectField
          label="Module"
          value={module?.id ?? ''}
          options={present.map((it, index) => ({
            value: it.id,
            label: it.isCourse ? 'All lessons' : `${index + 1}. ${it.title}`,
          }))}
          onChange={(event) => onModule(event.target.value)}
        />
        {course.isPath && <Button onClick={() => setDialog('new')}>Add New Module</Button>}
      </Grid>
      {course.isPath && module && (
        <Flex gap="2" wrap="wrap" role="group" aria-label="This module">
          <Button variant="outline" onClick={() => setDialog('words')}>
            Edit Module
          </Button>
          <Button
            variant="outline"
            data-moves={`${module.id} -1`}
            aria-disabled={place <= 0 || undefined}
            onClick={place <= 0 ? undefined : () => changes.moveModule(course, module, -1)}
          >
            ↑ Move Module Up
          </Button>
          <Button
            variant="outline"
            data-moves={`${module.id} 1`}
            aria-disabled={place === present.length - 1 || undefined}
            onClick={place === present.length - 1 ? undefined : () => changes.moveModule(course, module, 1)}
          >
            ↓ Move Module Down
          </Button>
          {isEmpty && (
            <Button variant="outline" onClick={() => changes.removeModule(module)}>
              Delete Module
            </Button>
          )}
          {deleted.map((it) => (
            <Button key={it.id} variant="ghost" onClick={() => changes.bringBackModule(it)}>
              Restore “{it.title}”
            </Button>
          ))}
        </Flex>
      )}
      {course.isPath && (
        <ModuleDialog
          open={dialog !== null}
          personaId={course.id}
          module={dialog === 'words' ? module : null}
          onClose={() => setDialog(null)}
          onSaved={async (id) => {
            await changes.reload()
            onModule(id)
            setDialog(null)
          }}
        />
      )}
    </Box>
  )
}

function labelOf({ name, isPath, modules }: Course): string {
  const count = modules.filter((it) => it.deletedAt === null).length
  return isPath ? `${name} (${count} ${count === 1 ? 'module' : 'modules'})` : name
}
