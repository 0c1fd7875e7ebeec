import { Box, Grid, SimpleGrid } from '@chakra-ui/react'
import { Suspense } from 'react'
import { SignedInDevices } from '../../../features/accounts/devices/signed-in-devices.tsx'
import { DeleteAccount } from '../../../features/accounts/privacy/delete-account.tsx'
import { DownloadData } from '../../../features/accounts/privacy/download-data.tsx'
import { AccountFacts } from '../../../features/accounts/profile/account-facts.tsx'
import { ColourChoice } from '../../../features/accounts/profile/colour-choice.tsx'
import { ListingChoice } from '../../../features/accounts/profile/listing-choice.tsx'
import { ProfileForm } from '../../../features/accounts/profile/profile-form.tsx'
import { ProviderChoice } from '../../../features/accounts/profile/provider-choice.tsx'
import { SettingsCard } from '../../../features/accounts/profile/settings-card.tsx'
import { MailChoiceCard } from '../../../features/family/notifications/mail-choice-card.tsx'
import { Page, Section } from '../../../ui/components/page.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found.ts'
import { useProfilePageQuery } from './profile-page.generated.ts'

const SecondFactorCard = lazyComponent('SecondFactorCard', () => import('../../../features/accounts/second-factor/card.tsx'))

export function ProfilePage() {
  return (
    <QueryState result={useProfilePageQuery()} loadingText="Loading your profile...">
      {({ viewer }) => {
        // The session has ended since the page was opened.
        if (!viewer) return <NotFoundPage />
        const { learner } = viewer
        return (
          <Page title="Your profile" intro="Your details, your settings and what happens to your data." hue="violet">
            <Section title="About you">
              <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
                <ProfileForm user={viewer} />
                <AccountFacts user={viewer} />
              </Grid>
            </Section>
            <Section title="Settings">
              {learner && (
                <>
                  <SettingsCard learner={learner} />
                  <ListingChoice learner={learner} />
                  <ProviderChoice learner={learner} />
                </>
              )}
              <MailChoiceCard user={viewer} />
              <ColourChoice />
            </Section>
            <Section title="Signing in">
              {viewer.role === 'staff' && (
                <Suspense fallback={<Box minHeight="12rem" />}>
                  <SecondFactorCard />
                </Suspense>
              )}
              <SignedInDevices timeZone={viewer.timeZone} />
            </Section>
            <Section title="Your data">
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
                <DownloadData isLearner={learner !== null} />
                <DeleteAccount user={viewer} />
              </SimpleGrid>
            </Section>
          </Page>
        )
      }}
    </QueryState>
  )
}
