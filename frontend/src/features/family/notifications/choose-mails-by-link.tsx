import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { type MailChoice, mailChoiceTexts } from '@deepm/schema/rules/family/mail-choice'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { useChooseMailsByLinkMutation } from './choose-mails-by-link.generated.ts'

const choices = Object.keys(mailChoiceTexts) as MailChoice[]

/** Lets a parent, signed in or not, choose the optional emails with one click. Opening the link changes nothing. */
export function ChooseMailsByLink({ token }: { token: string }) {
  const [choose, { loading }] = useChooseMailsByLinkMutation()
  const [chosen, setChosen] = useState<MailChoice>()
  const [problem, setProblem] = useState<string | null>(null)

  const pick = async (choice: MailChoice) => {
    setProblem(null)
    const variables = { token, choice }
    const why = await refusal(choose({ variables }).then(({ data }) => data?.chooseMailsByLink))
    setProblem(why)
    if (why === null) setChosen(choice)
  }

  if (chosen) {
    const { title, text } = mailChoiceTexts[chosen]
    return (
      <ScenePage
        isAnswer
        title="Saved"
        text={`${title}. ${text} You’ll still get sign-in links and emails about your consent. You can change this on your profile.`}
        scene={<LetterScene />}
        action={<LinkButton to="/auth/login">Sign in</LinkButton>}
      />
    )
  }
  return (
    <Page title="Which emails would you like?" intro="Choose one. You can change it again at any time." hue="coral">
      {problem && (
        <ProblemNotice>
          <Text marginBottom="3">{problem}</Text>
          <LinkButton to="/auth/login" variant="outline">
            Sign in to choose on your profile
          </LinkButton>
        </ProblemNotice>
      )}
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: choices.length }} gap="5">
        {choices.map((choice) => {
          const { title, text } = mailChoiceTexts[choice]
          return (
            <Card as="li" key={choice} hue="coral" display="grid" gap="4" gridTemplateRows="auto 1fr auto">
              <Heading as="h2" size="lg">
                {title}
              </Heading>
              <Text>{text}</Text>
              <Box>
                <Button variant="outline" loading={loading} aria-label={`Choose: ${title}`} onClick={() => pick(choice)}>
                  Choose
                </Button>
              </Box>
            </Card>
          )
        })}
      </SimpleGrid>
    </Page>
  )
}
