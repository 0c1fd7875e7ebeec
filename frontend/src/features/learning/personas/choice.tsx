import { Button } from '../../../ui/components/button.tsx'
import { CheckIcon } from '../../../ui/components/icons.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useChoosePersonaMutation } from './choose-persona.generated.ts'
import { pathStyle } from './style.tsx'

type Props = { persona: { id: string; name: string }; isChosen: boolean }

/** Makes a path the learner's own. The chosen one keeps its button, pressed, so that the focus stays where it was. */
export function PersonaChoice({ persona, isChosen }: Props) {
  const [choose, { loading }] = useChoosePersonaMutation()

  const makeMine = async () => {
    if (isChosen) return
    const answer = await choose({ variables: { personaId: persona.id } }).catch(() => null)
    const result = answer?.data?.choosePersona
    if (result?.__typename === 'Learner') {
      const next = result.nextLesson
      toast({
        title: `${persona.name} is your path now`,
        description: `We kept your progress on other paths.${next ? ` Your next step: ${next.title}` : ''}`,
      })
    } else {
      toast({
        title: 'Your path has not changed',
        description: result?.message ?? unreachable,
        variant: 'destructive',
      })
    }
  }

  return (
    <Button
      variant={isChosen ? 'soft' : 'outline'}
      hue={pathStyle(persona.id).hue}
      icon={isChosen ? <CheckIcon /> : undefined}
      loading={loading}
      aria-pressed={isChosen}
      aria-label={isChosen ? `Your path: ${persona.name}` : `Make this my path: ${persona.name}`}
      onClick={makeMine}
    >
      {isChosen ? 'Your path' : 'Make this my path'}
    </Button>
  )
}
