import { CodeSignInForm } from '../../../features/accounts/sign-in/code-sign-in-form.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function CodeSignInPage() {
  return (
    <>
      <PublicBar />
      <CodeSignInForm />
    </>
  )
}
