import { unreachable } from './refusal.ts'
import { toast } from './toaster.tsx'

/** Shows that a change was not saved, with the server's message if there is one. */
export function toastNotSaved(message: string | undefined, title = 'Not saved'): void {
  toast({ title, description: message ?? unreachable, variant: 'destructive' })
}
