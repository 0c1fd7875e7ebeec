import { type ReactNode, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ScenePage } from '../components/scene-page.tsx'
import { LetterScene } from '../illustrations/scenes/letter.tsx'

export type MailedQuestionProps = {
  title: string
  text: string
  button: string
  /** Shown after the answer was saved. */
  thanks: { title: string; text: string }
  /** Shown when the link is no longer valid. */
  otherwise: ReactNode
  /** Sends the answer. Returns `null` on success, otherwise the reason. */
  send: () => Promise<string | null>
}

/** The page behind an email link, with one button. Email scanners open links too, so only the button sends an answer. */
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
