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
        intro="Ten lessons about how AI works, each with a plan for 45 minutes. Free to print, no account."
        hue="amber"
      >
        <Box as="ul" listStyleType="disc" paddingLeft="5" display="grid" gap="2" fontSize="lg" maxWidth="prose">
          <li>Pupils from 8 to 17 find out how machines learn, write, draw, act and go wrong. Every lesson has three levels.</li>
          <li>Each plan begins with a case and an experiment, together on one screen or with paper. Then the class talks.</li>
          <li>
            No plan needs accounts, phones or an AI tool, so they are fine for classes under 13. All have a version without any
            device.
          </li>
          <li>Order: begin with the first three. The others work in any order, and each plan is complete in itself.</li>
          <li>Each prints on two A4 pages, with the answers to the questions of the lesson on pages of their own.</li>
        </Box>
        <Section title="The ten plans">
          <PlanCards />
        </Section>
        <Section title="If pupils want more">
          <Text maxWidth="prose">
            With an account, they do the lessons on their own, step by step, with all twelve experiments. Under 13, a parent has
            to agree by email first. Please don't sign up children yourself.
          </Text>
        </Section>
      </Page>
      <SiteFooter />
    </>
  )
}
