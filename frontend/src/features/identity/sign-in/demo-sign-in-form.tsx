import { chakra, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { setFlag } from '../../../lib/storage-flags.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/feedback.tsx'
import { Page } from '../../../ui/page.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toaster.tsx'
import { useDemoSignInMutation } from './demo-sign-in.generated.ts'
import { useServerInfoQuery } from './server-info.generated.ts'
import { useEnter } from './use-enter.ts'

/** The login page of the specification: real accounts go on to `/api/login`, Demo Sign In takes any two values. */
export function DemoSignInForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [signIn, { loading }] = useDemoSignInMutation()
  const { data } = useServerInfoQuery()
  const enter = useEnter()

  const demo = async (event: FormEvent) => {
    event.preventDefault()
    if (!username || !password) return
    const result = (await signIn({ variables: { username, password } }).catch(() => null))?.data?.demoSignIn
    if (result?.__typename === 'SignedInPayload') await enter()
    else
      toast({ title: 'Not signed in', description: result?.message ?? 'We could not reach the academy.', variant: 'destructive' })
  }

  const real = () => {
    setFlag('force-logout', false)
    setFlag('user-logged-out', false)
    window.location.assign('/api/login')
  }

  return (
    <Page title="Welcome back" intro="Sign in to your academy.">
      <Card maxWidth="32rem">
        <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={demo}>
          <TextField
            label="Username"
            autoComplete="username"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button size="lg" onClick={real}>
            Sign In to Academy
          </Button>
          {data?.server.demo && (
            <>
              <Button type="submit" variant="outline" loading={loading} disabled={!username || !password}>
                Demo Sign In
              </Button>
              <Notice tone="info" title="A demo academy to look around in">
                <Text>
                  Any username and password open the demo learner. The usernames <b>parent</b> and <b>staff</b> open those demo
                  accounts.
                </Text>
              </Notice>
            </>
          )}
          <Text color="fg.muted">Real accounts have no password here: Sign In to Academy leads to a one-time link by mail.</Text>
        </chakra.form>
      </Card>
    </Page>
  )
}
