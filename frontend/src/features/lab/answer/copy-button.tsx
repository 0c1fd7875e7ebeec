import { Button } from '../../../ui/components/button.tsx'
import { copyText } from '../../../ui/feedback/copy-text.ts'

/** Copies an answer. */
export function CopyButton({ text }: { text: string }) {
  const copy = () =>
    copyText(text, {
      copied: 'You can paste the response now.',
      failed: 'Select the text and copy it yourself.',
    })
  return (
    <Button variant="outline" onClick={copy}>
      <span aria-hidden="true">📋</span> Copy
    </Button>
  )
}
