import { chakra, Flex, Text } from '@chakra-ui/react'
import { personas } from '@deepm/schema/rules/accounts/personas'
import { storedAboutChild } from '@deepm/schema/rules/accounts/stored-about-child'
import { addedChildAges, childProfileForm, interestsTooLong } from '@deepm/schema/rules/family/family-members'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import { type AddedChild, useAddChild } from './use-add-child.ts'

const { youngest, oldest } = addedChildAges
const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => String(youngest + index))
const ageOptions = ages.map((age) => ({ value: age, label: age }))

const pathOptions = personas.map(({ id, name }) => ({ value: id, label: name }))

const maxInterestsLength = maxTextLength(childProfileForm.shape.interests) ?? Number.POSITIVE_INFINITY

type Props = { open: boolean; onClose(): void; onAdded(child: AddedChild): void }

/** Creates a child's account. The consent text is next to the submit button. */
export function AddChild({ open, onClose, onAdded }: Props) {
  const { values, problems, notice, isSaving, change, submit } = useAddChild((child) => {
    onAdded(child)
    onClose()
  })
  const areInterestsTooLong = values.interests.trim().length > maxInterestsLength
  const name = values.firstName.trim() || 'your child'
  return (
    <TitledDialog title="Add a child" open={open} onClose={onClose}>
      <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
        <TextField
          label="First name"
          required
          autoComplete="off"
          autoCapitalize="words"
          value={values.firstName}
          maxLength={maxTextLength(childProfileForm.shape.firstName)}
          error={problems['firstName']}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <SelectField
          label="Age"
          required
          placeholder="Choose an age"
          options={ageOptions}
          value={values.age}
          error={problems['age']}
          onChange={(event) => change({ age: event.target.value })}
        />
        <SelectField
          label="Path"
          placeholder="Your child chooses later"
          hint="Optional. Your child can change it at any time."
          options={pathOptions}
          value={values.selectedPersona}
          error={problems['selectedPersona']}
          onChange={(event) => change({ selectedPersona: event.target.value })}
        />
        <TextField
          label="Interests"
          autoComplete="off"
          hint="Optional. Put commas between them, such as: stories, football, space."
          value={values.interests}
          maxLength={maxInterestsLength}
          error={problems['interests'] ?? (areInterestsTooLong ? interestsTooLong : undefined)}
          onChange={(event) => change({ interests: event.target.value })}
        />
        <TextField
          label="The child’s own email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Optional. With one, we mail your child, who confirms first. Without one, you make a code whenever your child signs in."
          value={values.email}
          maxLength={maxTextLength(childProfileForm.shape.email)}
          error={problems['email']}
          onChange={(event) => change({ email: event.target.value })}
        />
        <StoredDataSummary name={name} />
        <CheckboxField
          label={`I am the parent or guardian, and I agree that the academy keeps this about ${name}. I accept the terms and the privacy policy.`}
          required
          checked={values.agreed}
          error={problems['agreed']}
          onChange={(event) => change({ agreed: event.target.checked })}
        />
        {notice && (
          <div role="alert">
            <Notice tone="danger" title="Not added">
              {notice}
            </Notice>
          </div>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={isSaving}>
            I agree, {values.email.trim() ? 'invite' : 'add'} {name}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </chakra.form>
    </TitledDialog>
  )
}

function StoredDataSummary({ name }: { name: string }) {
  return (
    <Notice tone="info" title="What you agree to">
      <Text>About {name} we keep:</Text>
      <chakra.ul paddingLeft="5" listStyleType="disc">
        {storedAboutChild.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </chakra.ul>
      <Text marginTop="2">Prompts are sent to AI companies only if you turn that on. We sell nothing and show no ads.</Text>
      <Text marginTop="2">
        Under 13, a mail reminds you of this tomorrow, with a link that takes your yes back. You can do so at any time in the
        settings.
      </Text>
    </Notice>
  )
}
