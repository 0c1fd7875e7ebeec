import { EditForm } from './edit-form.tsx'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { StudioDialog } from './studio-dialog.tsx'

type Props = { learnerId: string; project: ProjectCard_ProjectFragment | null; onClose(): void }

export function EditDialog({ learnerId, project, onClose }: Props) {
  return (
    <StudioDialog title="Edit project" open={project !== null} onClose={onClose}>
      {project && <EditForm key={project.id} learnerId={learnerId} project={project} onDone={onClose} />}
    </StudioDialog>
  )
}
