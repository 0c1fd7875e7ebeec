import { Box, Flex } from '@chakra-ui/react'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { PathQuestions } from './path-questions.tsx'
import { paths } from './paths.tsx'
import type { StepProps } from './wizard.tsx'

export function PathStep({ signup }: StepProps) {
  const { form, errors, change } = signup
  return (
    <>
      <RadioCards
        legend="Which path would you like to start with?"
        name="selectedPersona"
        columns={2}
        value={String(form.selectedPersona)}
        onChange={(value) => change('selectedPersona', value)}
        error={errors.selectedPersona}
        options={paths.map(({ id, name, hue, text, skills, scene }) => ({
          value: id,
          title: name,
          hue,
          media: (
            <Box maxWidth={{ base: '12rem', sm: 'full' }} marginX="auto" marginTop="-2">
              {scene}
            </Box>
          ),
          description: (
            <>
              {text}
              <Skills names={skills} />
            </>
          ),
        }))}
      />
      <PathQuestions signup={signup} />
    </>
  )
}

function Skills({ names }: { names: readonly string[] }) {
  return (
    <Flex as="ul" wrap="wrap" gap="2" marginTop="3" listStyleType="none">
      {names.map((name) => (
        <Box
          as="li"
          key={name}
          paddingX="3"
          bg="bg.card"
          color="colorPalette.text"
          fontWeight="600"
          borderWidth="2px"
          borderColor="colorPalette.line"
          borderRadius="full"
        >
          {name}
        </Box>
      ))}
    </Flex>
  )
}
