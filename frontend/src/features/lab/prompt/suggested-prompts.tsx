import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { type LabCategory, labCategories } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { memo, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toolStyles } from '../tools/style.tsx'
import type { SuggestedPrompts_PromptFragment } from './suggested-prompts.generated.ts'

type Props = {
  prompts: readonly SuggestedPrompts_PromptFragment[]
  /** Omitted for viewers who can't send prompts. */
  onTake?: (prompt: SuggestedPrompts_PromptFragment) => void
}

/** Suggests prompts in three categories, each with the lesson it belongs to. */
export const SuggestedPrompts = memo(function SuggestedPrompts({ prompts, onTake }: Props) {
  const [open, setOpen] = useState<LabCategory>('words')
  const shown = prompts.filter(({ category }) => category === open)
  return (
    <Box as="section" aria-label="Suggested prompts" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h2" size="xl">
        {onTake ? 'Suggested prompts' : 'Prompts that learners can try'}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {(Object.keys(labCategories) as LabCategory[]).map((id) => (
          <Button key={id} variant={id === open ? 'soft' : 'outline'} aria-pressed={id === open} onClick={() => setOpen(id)}>
            {labCategories[id]}
          </Button>
        ))}
      </Flex>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="4">
        {shown.map((prompt) => (
          <Suggestion key={prompt.id} prompt={prompt} onTake={onTake} />
        ))}
      </SimpleGrid>
    </Box>
  )
})

function Suggestion({ prompt, onTake }: { prompt: SuggestedPrompts_PromptFragment; onTake: Props['onTake'] }) {
  const { title, text, tool, lesson } = prompt
  return (
    <Box
      as="li"
      colorPalette={toolStyles[tool].hue}
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.soft"
      borderLeftColor="colorPalette.line"
      borderLeftWidth="8px"
      borderRadius="2xl"
      padding="4"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted">For {toolNames[tool]}</Text>
      <Text overflowWrap="anywhere">{text}</Text>
      <Text>
        From the lesson{' '}
        <Box asChild color="accent.text" fontWeight="600" textDecoration="underline" textUnderlineOffset="0.2em">
          <Link to={`/lesson/${lesson.id}`}>{lesson.title}</Link>
        </Box>
      </Text>
      {onTake && (
        <Box marginTop="auto" paddingTop="1">
          <Button variant="soft" aria-label={`Use this prompt: ${title}`} onClick={() => onTake(prompt)}>
            Use this prompt
          </Button>
        </Box>
      )}
    </Box>
  )
}
