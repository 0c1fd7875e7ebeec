import { Grid, SimpleGrid } from '@chakra-ui/react'
import { MailChoiceCard } from '../../features/family/mail-choice-card.tsx'
import { DeleteAccount } from '../../features/identity/account/delete-account.tsx'
import { DownloadData } from '../../features/identity/account/download-data.tsx'
import { SignedInDevices } from '../../features/identity/devices/signed-in-devices.tsx'
import { AccountFacts } from '../../features/identity/profile/account-facts.tsx'
import { ColourChoice } from '../../features/identity/profile/colour-choice.tsx'
import { ListingChoice } from '../../features/identity/profile/listing-choice.tsx'
import { ProfileForm } from '../../features/identity/profile/profile-form.tsx'
import { ProviderChoice } from '../../features/identity/profile/provider-choice.tsx'
import { SettingsCard } from '../../features/identity/profile/settings-card.tsx'
import { SecondFactorCard } from '../../features/identity/second-factor/second-factor-card.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { QueryState } from '../query-state.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useProfilePageQuery } from './profile-page.generated.ts'

export function ProfilePage() {
  return (
    <QueryState result={useProfilePageQuery()} loadingText="Loading your profile...">
      {({ viewer }) => {
        // The session ended meanwhile.
        if (!viewer) return <NotFoundPage />
        const { learner } = viewer
        return (
          <Page
            title="Your profile"
            intro="Who you are here, what you want to see, and what happens with your data."
            hue="violet"
          >
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
              {viewer.role === 'staff' && <SecondFactorCard />}
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
