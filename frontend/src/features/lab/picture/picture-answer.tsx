import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { maxNoteLength } from '@deepm/schema/rules/lab/lab'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/components/button.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import type { PictureAnswer_PictureFragment } from './picture-answer.generated.ts'
import { useDescribePicture } from './use-describe-picture.ts'

type Props = { id: string; picture: PictureAnswer_PictureFragment }

/** Shows a picture with what the learner expected, and lets them correct its description. */
export function PictureAnswer({ id, picture: { path, width, height, expectation, altText } }: Props) {
  const [isChanging, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setChanging(false))
    change.current?.focus()
  }
  return (
    <Box as="figure" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" margin="0">
      <chakra.img
        src={path}
        alt={altText}
        width="min(100%, 32rem)"
        aspectRatio={width / height}
        borderRadius="2xl"
        borderWidth="3px"
        borderColor="border.soft"
        bg="bg.sunken"
      />
      <Box as="figcaption" display="grid" gap="2" overflowWrap="anywhere">
        <Text>
          <strong>You expected:</strong> {expectation}
        </Text>
        {altText !== expectation && (
          <Text>
            <strong>You see:</strong> {altText}
          </Text>
        )}
      </Box>
      {isChanging ? (
        <DescriptionForm id={id} before={altText} onDone={close} />
      ) : (
        <Box>
          <Button ref={change} variant="outline" onClick={() => setChanging(true)}>
            Write what you really see
          </Button>
        </Box>
      )}
    </Box>
  )
}

function DescriptionForm({ id, before, onDone }: { id: string; before: string; onDone(): void }) {
  const { describe, isSaving, error, clear } = useDescribePicture()
  const [text, setText] = useState(before)
  const send = async (form: HTMLFormElement) => {
    if (focusFirstInvalidField(form)) return
    if (await describe(id, text)) onDone()
  }
  return (
    <chakra.form
      noValidate
      aria-label="Description of the picture"
      display="grid"
      gap="3"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <TextAreaField
        label="What do you see?"
        hint="What is different from what you expected? This text describes the picture from now on."
        rows={3}
        autoFocus
        maxLength={maxNoteLength}
        value={text}
        error={error ?? undefined}
        onChange={(event) => {
          clear()
          setText(event.target.value)
        }}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  )
}
