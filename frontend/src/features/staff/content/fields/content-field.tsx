import { Box, Grid, Text } from '@chakra-ui/react'
import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { maxNotesLength } from '@deepm/schema/rules/learning/lesson-text'
import { notesBlocks } from '@deepm/schema/rules/learning/notes'
import { useDeferredValue } from 'react'
import { Markdown } from '../../../../ui/components/markdown.tsx'
import { TextAreaField } from '../../../../ui/forms/text-field.tsx'
import { directiveWords } from './directive-words.ts'

type Props = { content: string; check: readonly CheckItem[]; error: string | undefined; onChange(content: string): void }

const hint =
  'Headings with # to ###, lists with -, *emphasis*, [links](https://…). A heading that ends with {engage} starts that part. On a separate ' +
  'line, ::experiment{id="next-word" text="recipe" mission="1"} adds an experiment, ::question{id="…"} a question of the check and ' +
  '::explainer{id="chatgpt-one-piece"} a video. ' +
  ':::predict or :::write starts an activity and ::: ends it: first its question, then choices with -, then the answer with >. ' +
  '```js starts a program and ``` ends it. Nothing else is shown.'

/** Edits the Markdown notes next to a live preview. */
export function ContentField({ content, check, error, onChange }: Props) {
  const shown = useDeferredValue(content)
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
      <TextAreaField
        label="Lesson content"
        hint={hint}
        required
        rows={8}
        maxLength={maxNotesLength}
        value={content}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Box display="grid" gap="1.5" minWidth="0">
        <Text fontWeight="700" id="content-look">
          How it will look
        </Text>
        <Box
          role="region"
          aria-labelledby="content-look"
          tabIndex={0}
          maxHeight="24rem"
          overflowY="auto"
          padding="4"
          borderWidth="3px"
          borderStyle="dashed"
          borderColor="border.soft"
          borderRadius="xl"
          bg="bg.page"
        >
          {shown.trim() === '' ? (
            <Text color="fg.muted">What you write appears here.</Text>
          ) : (
            <Notes content={shown} check={check} />
          )}
        </Box>
      </Box>
    </Grid>
  )
}

function Notes({ content, check }: Pick<Props, 'content' | 'check'>) {
  return (
    <Box display="grid" gap="4">
      {notesBlocks(content).map((block) => {
        if (block.kind === 'text') return <Markdown key={block.text} source={block.text} />
        const words = directiveWords(block, check)
        return (
          <Text
            key={words}
            bg="teal.soft"
            borderRadius="xl"
            paddingX="4"
            paddingY="2"
            fontWeight="700"
            whiteSpace="pre-wrap"
            fontFamily={block.kind === 'code' ? 'mono' : undefined}
          >
            {words}
          </Text>
        )
      })}
    </Box>
  )
}
