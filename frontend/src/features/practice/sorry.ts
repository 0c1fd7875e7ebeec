import { toast } from '../../ui/toaster.tsx'

const unheard = 'We could not reach the academy. Please try again.'

/** Says that a press of a button did nothing, in the server's words when it has some. */
export function sorry(description: string | undefined): void {
  toast({ title: 'That did not work', description: description ?? unheard, variant: 'destructive' })
}
