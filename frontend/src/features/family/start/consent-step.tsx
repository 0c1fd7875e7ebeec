import { chakra, Text } from '@chakra-ui/react'
import { needsConsent } from '@deepm/schema/rules/accounts/ages'
import { consentSummary } from '@deepm/schema/rules/accounts/consent-summary'
import { storedAboutChild } from '@deepm/schema/rules/accounts/stored-about-child'
import { Link } from 'react-router-dom'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import type { AddChildState } from './use-add-child.ts'

type Props = { form: AddChildState; name: string }

/** Explains in six lines what the parent agrees to. */
export function ConsentStep({ form, name }: Props) {
  return (
    <>
      <chakra.ul display="grid" gap="2" paddingLeft="5" listStyleType="disc">
        {consentSummary(name, needsConsent(Number(form.values.age))).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
      <chakra.details>
        <chakra.summary cursor="pointer" fontWeight="700" paddingY="2">
          Everything we save about {name}
        </chakra.summary>
        <chakra.ul paddingLeft="5" paddingTop="2" listStyleType="disc">
          {storedAboutChild.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </chakra.ul>
      </chakra.details>
      <CheckboxField
        label={`I am ${name}’s parent or guardian. I agree to this, to the terms and to the privacy policy.`}
        required
        checked={form.agreed}
        error={form.problems['agreed']}
        onChange={(event) => form.agree(event.target.checked)}
      />
      <Text color="fg.muted" css={{ '& a': { textDecoration: 'underline', fontWeight: '700' } }}>
        Read the <Link to="/terms">terms</Link> and the <Link to="/privacy">privacy policy</Link>.
      </Text>
    </>
  )
}
