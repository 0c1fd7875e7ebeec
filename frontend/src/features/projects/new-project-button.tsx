import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Hue } from '../../ui/hue.ts'
import { CreateDialog } from './create-dialog.tsx'

/** The way to a new project. */
export function NewProjectButton({ learnerId, hue }: { learnerId: string; hue: Hue }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" hue={hue} onClick={() => setOpen(true)}>
        <span aria-hidden="true">＋</span> New project
      </Button>
      <CreateDialog learnerId={learnerId} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
