import { EmailSignInForm } from '../../../features/accounts/sign-in/email-sign-in-form.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function EmailPage() {
  return (
    <>
      <PublicBar />
      <EmailSignInForm />
    </>
  )
}
