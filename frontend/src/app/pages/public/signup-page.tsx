import { SignupWizard } from '../../../features/accounts/signup/wizard.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

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
