import { chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { guideAges, guideForm } from '@deepm/schema/rules/outreach/outreach'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { GuideField, GuideFormState } from './use-guide-form.ts'

/** Requests the guide. The child's name is not asked for. */
export function GuideForm({ guide }: { guide: GuideFormState }) {
  const field = (name: GuideField) => ({
    name,
    value: guide.values[name],
    maxLength: maxTextLength(guideForm.shape[name]),
    error: guide.problems[name],
    onChange: (event: { target: { value: string } }) => guide.change(name, event.target.value),
  })
  return (
    <Card hue="coral" id="get-the-guide">
      <Heading as="h2" marginBottom="1">
        Where should we send it?
      </Heading>
      <Text color="fg.muted" marginBottom="5">
        Only the two fields with a star are required.
      </Text>
      {/* Outside a dialog this method submits nothing, so no personal data gets into the URL before hydration. */}
      <chakra.form display="grid" gap="5" method="dialog" ref={guide.ref} onSubmit={guide.submit} noValidate>
        <TextField label="Your name" required autoComplete="name" {...field('name')} />
        <TextField label="Your email" type="email" required autoComplete="email" {...field('email')} />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <TextField label="Your phone" type="tel" autoComplete="tel" hint="Optional." {...field('phone')} />
          <TextField
            label="Your child's age"
            type="number"
            inputMode="numeric"
            min={guideAges.youngest}
            max={guideAges.oldest}
            step={1}
            hint={`${guideAges.youngest} to ${guideAges.oldest}. Optional.`}
            {...field('childAge')}
          />
        </SimpleGrid>
        <TextField
          label="Your child's interests"
          hint="Optional. Tip: separate them with commas, like football, drawing, space."
          {...field('interests')}
        />
        {guide.notice ? (
          <ProblemNotice tone="warning" title="Not sent yet">
            {guide.notice}
          </ProblemNotice>
        ) : null}
        <Button type="submit" size="lg" loading={guide.isSending}>
          {guide.isSending ? 'Sending Guide...' : 'Download Free Guide'}
        </Button>
        <Keeping />
      </chakra.form>
    </Card>
  )
}

/** Explains how the data is used; legal/promises.test.ts compares the periods with the server. */
function Keeping() {
  return (
    <Text color="fg.muted">
      We’ll email you one link to the guide. It works for 7 days. We keep one set of answers per address and erase it 12 months
      after you last asked. We don’t ask for your child’s name.{' '}
      <chakra.span css={{ '& a': { textDecoration: 'underline', fontWeight: '700', color: 'accent.text' } }}>
        <Link to="/privacy#guide">How we use your data</Link>
      </chakra.span>
    </Text>
  )
}
