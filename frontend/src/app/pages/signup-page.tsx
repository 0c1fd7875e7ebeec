import { SignupWizard } from '../../features/identity/signup/signup-wizard.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PublicBar } from '../shell/public-bar.tsx'

export function SignupPage() {
  return (
    <>
      <PublicBar>
        <LinkButton to="/auth/email" variant="ghost">
          I have an account
        </LinkButton>
      </PublicBar>
      <SignupWizard />
    </>
  )
}
