import { DemoSignInForm } from '../../../features/accounts/sign-in/demo-sign-in-form.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function LoginPage() {
  return (
    <>
      <PublicBar />
      <DemoSignInForm />
    </>
  )
}
