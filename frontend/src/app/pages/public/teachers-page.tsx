import { Box, Text } from '@chakra-ui/react'
import { PlanCards } from '../../../features/learning/lesson-plan/plan-list.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page, Section } from '../../../ui/components/page.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'

/** What a teacher needs to know about the core course, and the plans for its lessons. */
export function TeachersPage() {
  return (
    <>
      <PublicBar>
        <LinkButton to="/signup">Get Started</LinkButton>
      </PublicBar>
      <Page
        title="For teachers"
        intro="Ten lessons about how AI works, each with a 45-minute plan. Free to print, no account needed."
        hue="amber"
      >
        <Box as="ul" listStyleType="disc" paddingLeft="5" display="grid" gap="2" fontSize="lg" maxWidth="prose">
          <li>Pupils aged 8 to 17 find out how machines learn, write, draw, act and go wrong. Every lesson has three levels.</li>
          <li>
            Each plan starts with a case and an experiment, which the class does together on one screen or on paper. Then the
            class discusses it.
          </li>
          <li>
            No plan needs accounts, phones or an AI tool, so they are fine for classes under 13. Every plan has a version without
            devices.
          </li>
          <li>Start with the first three. You can teach the others in any order, and each plan works on its own.</li>
          <li>Each plan prints on two A4 pages, with the answers to the lesson’s questions on separate pages.</li>
        </Box>
        <Section title="The ten plans">
          <PlanCards />
        </Section>
        <Section title="If pupils want more">
          <Text maxWidth="prose">
            With an account, they can do the lessons on their own, step by step, with all twelve experiments. Under 13, a parent
            has to agree by email first. Please don’t sign children up yourself.
          </Text>
        </Section>
      </Page>
      <SiteFooter />
    </>
  )
}
