import { Box, Flex, Text } from '@chakra-ui/react'
import { maxPromptSearchLength, maxPrompts, promptTitle } from '@deepm/schema/rules/projects/projects'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { ChoiceList, ChoicesLoading, EvidenceFrame } from './evidence-frame.tsx'
import { usePromptChoicesQuery } from './prompt-choices.generated.ts'

type Prompt = ProjectCard_ProjectFragment['prompts'][number]
type Props = { chosen: Prompt[]; onChange(prompts: Prompt[]): void }

/** Selects the learner's answered lab prompts a project was made with. */
export function PromptsField({ chosen, onChange }: Props) {
  return (
    <EvidenceFrame legend="Prompts you used" emoji="💬" action="Choose prompts" chosen={chosen}>
      <Choices chosen={chosen} onChange={onChange} />
    </EvidenceFrame>
  )
}

function Choices({ chosen, onChange }: Props) {
  const [search, setSearch] = useState('')
  const result = usePromptChoicesQuery({
    variables: { search },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const { data = result.previousData, error, loading, refetch } = result
  const [linked] = useState(chosen)
  const found = data?.viewer?.learner?.promptChoices
  if (!found) {
    return <ChoicesLoading noun="prompts" hasFailed={Boolean(error)} onRetry={() => void refetch().catch(() => null)} />
  }
  // Selected prompts come first and stay, even if they were erased from the lab or don't match the search.
  const first = [...linked, ...chosen.filter((prompt) => !linked.some((it) => it.id === prompt.id))]
  const further = found
    .filter(({ id }) => !first.some((it) => it.id === id || it.interactionId === id))
    .map(({ id, prompt }) => ({ id, interactionId: id, title: promptTitle(prompt) }))
  const items = [...first, ...further]
  const toggle = ({ id }: { id: string }, isChosen: boolean) =>
    onChange(isChosen ? chosen.filter((it) => it.id !== id) : [...chosen, ...items.filter((it) => it.id === id)])
  if (items.length === 0 && !search) {
    return <Text color="fg.muted">Nothing here yet. You can keep prompts and answers from the AI Experiment Lab here.</Text>
  }
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Text color="fg.muted">
        The project keeps a copy of each prompt and its answer. You, a parent linked to your account and the academy’s staff can
        read them. The showcase doesn’t include them.
      </Text>
      <Search isSearching={loading} onSearch={setSearch} />
      {error && <Text role="alert">We could not search your prompts. Please try again.</Text>}
      {further.length === 0 && search && <Text role="status">No other prompt has “{search}” in it.</Text>}
      <Box>
        <ChoiceList label="Your prompts" noun="prompts" items={items} chosen={chosen} most={maxPrompts} onToggle={toggle} />
      </Box>
    </Box>
  )
}

function Search({ isSearching, onSearch }: { isSearching: boolean; onSearch(words: string): void }) {
  const [words, setWords] = useState('')
  const search = () => onSearch(words.trim())
  return (
    <Flex gap="2" align="flex-end" wrap="wrap">
      <Box flex="1 1 12rem">
        <TextField
          label="Words in the prompt"
          type="search"
          value={words}
          maxLength={maxPromptSearchLength}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would submit the surrounding form.
            event.preventDefault()
            search()
          }}
        />
      </Box>
      <Button variant="soft" loading={isSearching} onClick={search}>
        Find
      </Button>
    </Flex>
  )
}
