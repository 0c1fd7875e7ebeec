import { Box } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { UndoBar } from '../../../ui/feedback/undo-bar.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { usePageScroll } from '../cards/drag.ts'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { ProjectCard } from '../cards/project-card.tsx'
import { PromptsDialog } from '../cards/prompts-dialog.tsx'
import { RestoredFocusContext } from '../cards/restored-focus.ts'
import { useDeletion } from '../changes/use-deletion.ts'
import { useMoveProject } from '../changes/use-move-project.ts'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import type { Board_LearnerFragment } from './board.generated.ts'
import { Column } from './column.tsx'
import { type Filter, StatusFilter } from './status-filter.tsx'

type Project = ProjectCard_ProjectFragment
type Props = {
  learner: Board_LearnerFragment
  hue: Hue
  /** Whether a parent decides for the learner. */
  isChild: boolean
  /** Days until sharing opens; 0 if it is open. */
  daysLeft: number
}

/** Shows the learner's projects in four columns, with all actions on a card. */
export function Board({ learner, hue, isChild, daysLeft }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const [words, announce] = useState('')
  const [lifted, setLifted] = useState<Project | null>(null)
  const [edited, setEdited] = useState<Project | null>(null)
  const [shared, setShared] = useState<Project | null>(null)
  const [read, setRead] = useState<Project | null>(null)
  const keptFocus = useRef(null)
  const move = useMoveProject(learner.id, announce)
  const deletion = useDeletion(learner.id, announce)

  usePageScroll()

  const shown = learner.board.filter(({ status }) => filter === 'all' || filter === status)
  return (
    <RestoredFocusContext value={keptFocus}>
      <Box colorPalette={hue} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <StatusFilter value={filter} columns={learner.board} onChange={setFilter} />
        <Box
          display="grid"
          gap="4"
          // Four columns are wider than the page's text width.
          marginX={{ xl: 'calc((100% - min(100vw - 4rem, 88rem)) / 2)' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: shown.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
            xl: `repeat(${shown.length}, minmax(0, 1fr))`,
          }}
        >
          {shown.map((column) => (
            <Column
              key={column.id}
              column={column}
              lifted={lifted}
              isAlone={shown.length === 1}
              onDrop={(id) => void move(id, column.status)}
              renderCard={(project) => (
                <ProjectCard
                  project={project}
                  isLifted={lifted?.id === project.id}
                  daysLeft={daysLeft}
                  onMove={(to) => void move(project.id, to)}
                  onDrag={(isDragged) => setLifted(isDragged ? project : null)}
                  onEdit={() => setEdited(project)}
                  onShare={() => setShared(project)}
                  onRead={() => setRead(project)}
                  onDelete={() => void deletion.remove(project)}
                />
              )}
            />
          ))}
        </Box>
        <Box role="status" srOnly>
          {words}
        </Box>
        {deletion.last && (
          <UndoBar
            key={deletion.last.id}
            title={deletion.last.title}
            isRestoring={deletion.isRestoring}
            onUndo={deletion.restore}
            onGone={deletion.forget}
          />
        )}
        <EditDialog learnerId={learner.id} project={edited} onClose={() => setEdited(null)} />
        <ShareDialog project={shared} isChild={isChild} onClose={() => setShared((now) => (now === shared ? null : now))} />
        <PromptsDialog
          project={read}
          readers="You, a parent linked to your account and the academy’s staff can read these."
          onClose={() => setRead(null)}
        />
      </Box>
    </RestoredFocusContext>
  )
}
