import { chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { setFlag } from '../../../lib/storage-flags.ts'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { useDemoSignInMutation } from './demo-sign-in.generated.ts'
import { SignInLayout } from './layout.tsx'
import { signInProblem } from './problem.ts'
import { useServerInfoQuery } from './server-info.generated.ts'
import { UnreachableNotice } from './unreachable-notice.tsx'
import { useEnterAcademy } from './use-enter-academy.ts'

/** The specified login page: real accounts use `/api/login`, and Demo Sign In accepts any two values. */
export function DemoSignInForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [signIn, { loading }] = useDemoSignInMutation()
  const { data, error, refetch } = useServerInfoQuery()
  const server = data?.server
  const first = useRef<HTMLInputElement>(null)
  const enter = useEnterAcademy()

  const demo = async (event: FormEvent) => {
    event.preventDefault()
    if (server?.demo === false || !username || !password || loading) return
    const result = (await signIn({ variables: { username, password } }).catch(() => null))?.data?.demoSignIn
    if (result?.__typename === 'SignedInPayload') await enter()
    else toast({ title: 'Not signed in', description: signInProblem(result), variant: 'destructive' })
  }

  const tryAgain = async () => {
    // Removing the notice drops the focus.
    if (await refetch().catch(() => null)) first.current?.focus()
  }

  const real = () => {
    setFlag('force-logout', false)
    setFlag('user-logged-out', false)
    window.location.assign('/api/login')
  }

  return (
    <SignInLayout title="Welcome back" intro="Pick up where you left off." hue="violet" scene={<DoorScene />}>
      <Card hue="violet">
        <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={demo}>
          <TextField
            ref={first}
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            value={username}
            maxLength={undefined}
            onChange={(event) => setUsername(event.target.value)}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            enterKeyHint="go"
            value={password}
            maxLength={undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button size="lg" onClick={real}>
            Sign In to Academy
          </Button>
          {server?.demo !== false && (
            <Button type="submit" size="lg" variant="outline" loading={loading} disabled={!username || !password}>
              Demo Sign In
            </Button>
          )}
          <Text color="fg.muted">
            {server?.oidc
              ? '“Sign In to Academy” takes you to the sign-in page of your school or organisation.'
              : 'Real accounts don’t need a password. Choose “Sign In to Academy” and we’ll email you a link to sign in.'}
          </Text>
        </chakra.form>
      </Card>
      {server && <DemoNotice isOffered={server.demo} />}
      {!server && error && <UnreachableNotice tryAgain={tryAgain} />}
      <Flex wrap="wrap" align="center" columnGap="1" color="fg.muted">
        No account yet?
        <LinkButton to="/signup" variant="ghost" hue="violet">
          Create one
        </LinkButton>
        <LinkButton to="/parents" variant="ghost" hue="violet">
          I’m a parent
        </LinkButton>
      </Flex>
    </SignInLayout>
  )
}
