import { toast } from './toaster.tsx'

/** Shows that a change was not saved, with the server's message if there is one. */
export function toastNotSaved(message: string | undefined, title = 'Not saved'): void {
  toast({ title, description: message ?? 'We could not reach the academy. Please try again.', variant: 'destructive' })
}
