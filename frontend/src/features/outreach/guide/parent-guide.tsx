import { SimpleGrid } from '@chakra-ui/react'
import { Page } from '../../../ui/components/page.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { GuideForm } from './form.tsx'
import { GuideBenefits, GuideContents, GuideCover, GuideSamples } from './pitch.tsx'
import { GuideSent } from './sent.tsx'
import { useGuideForm } from './use-guide-form.ts'

/** Offers the guide with its form, or confirms the request. Expired links lead here. */
export function ParentGuide({ hasOldLink = false }: { hasOldLink?: boolean }) {
  const guide = useGuideForm()
  if (guide.sentTo) return <GuideSent email={guide.sentTo} />
  return (
    <Page
      title="Children and AI: a free guide for parents"
      intro="Your child may already use AI. In ten minutes, you can be the person they ask about it."
      hue="coral"
    >
      {hasOldLink && (
        <Notice tone="info" title="That link no longer opens the guide">
          Links to the guide work for 7 days. Ask for a new one here and we’ll send it right away.
        </Notice>
      )}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '12' }} alignItems="start">
        <GuideCover />
        <GuideForm guide={guide} />
      </SimpleGrid>
      <GuideBenefits />
      <GuideContents />
      <GuideSamples />
    </Page>
  )
}
