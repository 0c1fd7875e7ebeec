import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { EditForm } from './edit-form.tsx'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'

type Props = { learnerId: string; project: ProjectCard_ProjectFragment | null; onClose(): void }

export function EditDialog({ learnerId, project, onClose }: Props) {
  return (
    <TitledDialog title="Edit project" open={project !== null} onClose={onClose}>
      {project && <EditForm key={project.id} learnerId={learnerId} project={project} onDone={onClose} />}
    </TitledDialog>
  )
}
