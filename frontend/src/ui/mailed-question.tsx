import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { LetterScene } from './illustrations/letter-scene.tsx'
import { ScenePage } from './scene-page.tsx'

export type MailedQuestionProps = {
  title: string
  text: string
  button: string
  /** What the page says after the answer was heard. */
  thanks: { title: string; text: string }
  /** What to do where the link no longer works. */
  otherwise: ReactNode
  /** Sends the answer; `null` when it was heard, otherwise why not. */
  send: () => Promise<string | null>
}

/** The page behind a mailed link with one button. Mail scanners open links too, so only the button answers. */
export function MailedQuestion({ title, text, button, thanks, otherwise, send }: MailedQuestionProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'heard'>('asked')
  const [problem, setProblem] = useState<string | null>(null)

  const answer = async () => {
    setState('sending')
    const refusal = await send()
    setProblem(refusal)
    setState(refusal === null ? 'heard' : 'asked')
  }

  if (state === 'heard') return <ScenePage {...thanks} scene={<LetterScene />} />
  if (problem) return <ScenePage title="That did not work" text={problem} scene={<LetterScene />} action={otherwise} />
  return (
    <ScenePage
      title={title}
      text={text}
      scene={<LetterScene />}
      action={
        <Button size="lg" loading={state === 'sending'} onClick={answer}>
          {button}
        </Button>
      }
    />
  )
}
