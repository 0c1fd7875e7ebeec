import { Suspense, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'

// The form with its rules comes when somebody reaches for it.
const CreateDialog = lazyComponent('CreateDialog', () => import('./create-dialog.tsx'))
const loadAhead = () => void CreateDialog.load().catch(() => null)

/** The way to a new project. */
export function NewProjectButton({ learnerId, hue }: { learnerId: string; hue: Hue }) {
  // Null until it is first opened, which is when its part is needed.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button size="lg" hue={hue} onPointerEnter={loadAhead} onFocus={loadAhead} onClick={() => setOpen(true)}>
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
