import { Box, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useExportDataMutation } from './export-data.generated.ts'

type Props = {
  isLearner: boolean
  /** A child of the signed-in parent; without it, the signed-in account is exported. */
  child?: { id: string; firstName: string }
}

/** Downloads all data held about an account as a readable page or as JSON. */
export function DownloadData({ isLearner, child }: Props) {
  // Keeps the exported data out of the cache.
  const [exportData, { loading }] = useExportDataMutation({ fetchPolicy: 'no-cache' })
  const [saved, setSaved] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const isUnderWay = useRef(false)

  const download = (asPage: boolean) => async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaved(undefined)
    setProblem(undefined)
    const variables = { childId: child?.id ?? null, asPage }
    const result = (await exportData({ variables }).catch(() => null))?.data?.exportData
    isUnderWay.current = false
    if (result?.__typename === 'DataExport') {
      const name = asPage ? result.fileName.replace(/json$/, 'html') : result.fileName
      saveFile(name, result.page ?? result.json ?? '', asPage ? 'text/html' : 'application/json')
      setSaved(name)
    } else setProblem(problemOf(result))
  }

  return (
    <Card as="section" hue="teal" display="flex" flexDirection="column" gap="4" alignItems="flex-start">
      <Heading as={child ? 'h2' : 'h3'} size="xl">
        {child ? `Download ${child.firstName}’s data` : 'Download my data'}
      </Heading>
      <Text>
        {child
          ? `One file with what we keep about ${child.firstName}: the account, lessons and answers, XP, projects and prompts. It does not include anything that sounds like a cry for help. A person on our team looks after that.`
          : `One file with everything we keep about you: your account, ${isLearner ? 'your lessons and answers, all your XP' : 'your family'} and a list of the emails we sent you.`}{' '}
        To find out what we keep and why, read our{' '}
        <Link to="/privacy" style={{ textDecoration: 'underline', fontWeight: 700 }}>
          privacy page
        </Link>
        .
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button hue="teal" loading={loading} onClick={download(true)}>
          Download to read
        </Button>
        <Button hue="teal" variant="outline" loading={loading} onClick={download(false)}>
          Download as a data file (JSON)
        </Button>
      </Flex>
      <Box overflowWrap="anywhere">
        <Box role="status">{saved && `Saved as ${saved}. Check your downloads.`}</Box>
        {problem && (
          <Box role="alert" color="danger.text" fontWeight="600">
            {problem}
          </Box>
        )}
      </Box>
    </Card>
  )
}

function problemOf(refusal: { message: string; retryAfterSeconds?: number } | null | undefined): string {
  if (!refusal) return unreachable
  if (refusal.retryAfterSeconds === undefined) return refusal.message
  const minutes = Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60))
  return `You’ve downloaded it ten times in an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
