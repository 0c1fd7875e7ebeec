import { toast } from './toaster.tsx'

/** Says that something was not kept, in the server's words if it had some. */
export function tellNotSaved(message: string | undefined, title = 'Not saved'): void {
  toast({ title, description: message ?? 'We could not reach the academy. Please try again.', variant: 'destructive' })
}
