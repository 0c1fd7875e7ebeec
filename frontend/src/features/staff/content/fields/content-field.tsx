import { Box, Grid, Text } from '@chakra-ui/react'
import { maxNotesLength } from '@deepm/schema/rules/learning/lesson-text'
import { useDeferredValue } from 'react'
import { Markdown } from '../../../../ui/components/markdown.tsx'
import { TextAreaField } from '../../../../ui/forms/text-field.tsx'

type Props = { content: string; error: string | undefined; onChange(content: string): void }

/** Edits the Markdown notes next to a live preview. */
export function ContentField({ content, error, onChange }: Props) {
  const shown = useDeferredValue(content)
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
      <TextAreaField
        label="Lesson content"
        hint="Headings with # to ###, lists with -, *emphasis*, [links](https://…). Nothing else is shown."
        required
        rows={8}
        maxLength={maxNotesLength}
        value={content}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Box display="grid" gap="1.5" minWidth="0">
        <Text fontWeight="700" id="content-look">
          How it reads
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
          {shown.trim() === '' ? <Text color="fg.muted">What you write appears here.</Text> : <Markdown source={shown} />}
        </Box>
      </Box>
    </Grid>
  )
}
