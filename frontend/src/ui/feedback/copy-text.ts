import { toast } from './toaster.tsx'

/** Copies a text to the clipboard and shows whether it worked. `copied` and `failed` are the descriptions of the two messages. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  const isDone = await navigator.clipboard
    ?.writeText(text)
    .then(() => true)
    .catch(() => false)
  if (isDone) toast({ title: 'Copied', description: copied })
  else toast({ title: 'Could not copy', description: failed, variant: 'destructive' })
}
