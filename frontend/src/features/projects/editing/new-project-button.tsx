import { Suspense, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { BroughtTexts } from './brought-texts.ts'

// The form and its rules load on hover, focus or click.
const CreateDialog = lazyComponent('CreateDialog', () => import('./create-dialog.tsx'))

type Props = {
  learnerId: string
  hue: Hue
  isPaused: boolean
  /** Texts from another screen; the form opens with them. */
  brought: BroughtTexts | null
}

/** Opens the form for a new project. Disabled during a pause, when the server rejects new projects. */
export function NewProjectButton({ learnerId, hue, isPaused, brought }: Props) {
  // `null` until first opened, when the dialog is needed.
  const [isOpen, setOpen] = useState<boolean | null>(brought && !isPaused ? true : null)
  return (
    <>
      <Button
        size="lg"
        hue={hue}
        disabled={isPaused}
        onPointerEnter={CreateDialog.loadAhead}
        onFocus={CreateDialog.loadAhead}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">＋</span> New project
      </Button>
      {isOpen !== null && (
        <Suspense>
          <CreateDialog learnerId={learnerId} open={isOpen} brought={brought} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
