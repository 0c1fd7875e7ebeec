import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'

// The form and its rules load when a card is opened.
const EditForm = lazyComponent('EditForm', () => import('./edit-form.tsx'))

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
