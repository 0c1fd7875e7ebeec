import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { part } from '../../ui/part.ts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'

// The form with its rules comes when a card is opened.
const EditForm = part('EditForm', () => import('./edit-form.tsx'))

type Props = { learnerId: string; project: ProjectCard_ProjectFragment | null; onClose(): void }

export function EditDialog({ learnerId, project, onClose }: Props) {
  return (
    <TitledDialog title="Edit project" open={project !== null} onClose={onClose}>
      <Suspense fallback={<Box role="status">Loading...</Box>}>
        {project && <EditForm key={project.id} learnerId={learnerId} project={project} onDone={onClose} />}
      </Suspense>
    </TitledDialog>
  )
}
