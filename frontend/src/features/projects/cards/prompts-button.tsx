import { chakra } from '@chakra-ui/react'

type Props = { title: string; count: number; onOpen(): void }

/** Opens the prompts a project was made with; hidden if there are none. */
export function PromptsButton({ title, count, onOpen }: Props) {
  if (count === 0) return null
  const words = `${count} ${count === 1 ? 'prompt' : 'prompts'}`
  return (
    <Open type="button" data-control="prompts" aria-label={`Made with ${words}: ${title}`} onClick={onOpen}>
      <span aria-hidden="true">💬</span> Made with {words}
    </Open>
  )
}

const Open = chakra('button', {
  base: {
    alignSelf: 'flex-start',
    minHeight: '11',
    fontWeight: '600',
    textAlign: 'left',
    color: 'colorPalette.text',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
})
