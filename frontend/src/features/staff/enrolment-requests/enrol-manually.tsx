import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { maxAddressLength } from '@deepm/schema/rules/forms/max-address-length'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { useFindFamilyQuery } from './find-family.generated.ts'
import { MembershipForm } from './membership-form.tsx'
import { ProgrammeForm } from './programme-form.tsx'

/** Enrols a family manually: finds it by email, then sets a programme or membership. */
export function EnrolManually({ onDone }: { onDone(words: string): void }) {
  const [words, setWords] = useState('')
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!focusFirstInvalidField(event.currentTarget)) setEmail(words.trim())
  }
  return (
    <Card as="section" hue="violet" aria-label="Enrol manually" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h2" size="xl">
        Enrol manually
      </Heading>
      <chakra.form onSubmit={submit} role="search" display="flex" flexWrap="wrap" gap="3" alignItems="end">
        <Box flex="1 1 18rem" minWidth="0">
          <TextField
            type="email"
            label="Email of a parent or learner"
            hint="Enter the full address. Searches are logged."
            required
            autoComplete="off"
            spellCheck={false}
            value={words}
            maxLength={maxAddressLength}
            onChange={(event) => setWords(event.target.value)}
          />
        </Box>
        <Button type="submit" variant="soft">
          Find family
        </Button>
      </chakra.form>
      {email && <Found key={email} email={email} onDone={onDone} />}
    </Card>
  )
}

function Found({ email, onDone }: { email: string; onDone(words: string): void }) {
  const result = useFindFamilyQuery({ variables: { email }, fetchPolicy: 'network-only' })
  const changed = (said: string) => {
    onDone(said)
    void result.refetch().catch(() => null)
  }
  return (
    <AsyncSection result={result}>
      {({ family }) =>
        family ? (
          <Flex gap="6" wrap="wrap" align="flex-start" aria-label={`${family.name}’s family`} role="group">
            {family.payers.length > 0 ? <ProgrammeForm payers={family.payers} onDone={changed} /> : <NoPayer />}
            {family.learners.length > 0 && <MembershipForm learners={family.learners} onDone={changed} />}
          </Flex>
        ) : (
          <Notice tone="info" title="No account has this address">
            <Text>Check the spelling. Staff accounts can’t be enrolled.</Text>
          </Notice>
        )
      }
    </AsyncSection>
  )
}

function NoPayer() {
  return (
    <Box flex="1 1 18rem">
      <Notice tone="info" title="A parent is needed first">
        <Text>
          This learner is under 18 and has no linked parent. Once a parent has an account, search for the parent’s address.
        </Text>
      </Notice>
    </Box>
  )
}
