import { Suspense, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'

// The form and its rules load on hover, focus or click.
const CreateDialog = lazyComponent('CreateDialog', () => import('./create-dialog.tsx'))
const loadAhead = () => void CreateDialog.load().catch(() => null)

type Props = { learnerId: string; hue: Hue; isPaused: boolean }

/** Opens the form for a new project. Disabled during a pause, when the server rejects new projects. */
export function NewProjectButton({ learnerId, hue, isPaused }: Props) {
  // `null` until first opened, when the dialog is needed.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        size="lg"
        hue={hue}
        disabled={isPaused}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">＋</span> New project
      </Button>
      {isOpen !== null && (
        <Suspense>
          <CreateDialog learnerId={learnerId} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
