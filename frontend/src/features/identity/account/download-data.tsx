import { Box, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useExportDataMutation } from './export-data.generated.ts'
import { saveFile } from './save-file.ts'

/** Everything the academy holds about the account, as a file for its owner. */
export function DownloadData({ isLearner }: { isLearner: boolean }) {
  // The file is not for the cache.
  const [exportData, { loading }] = useExportDataMutation({ fetchPolicy: 'no-cache' })
  const [saved, setSaved] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const isUnderWay = useRef(false)

  const download = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaved(undefined)
    setProblem(undefined)
    const result = (await exportData().catch(() => null))?.data?.exportData
    isUnderWay.current = false
    if (result?.__typename === 'DataExport') {
      saveFile(result.fileName, result.json)
      setSaved(result.fileName)
    } else setProblem(result ? waitText(result.retryAfterSeconds) : 'We could not reach the academy. Please try again.')
  }

  return (
    <Card as="section" hue="teal" display="flex" flexDirection="column" gap="4" alignItems="flex-start">
      <Heading as="h3">Download my data</Heading>
      <Text>
        One file with all we hold about you: your account, {isLearner ? 'your lessons and answers, every XP,' : 'your family'} and
        what we mailed. It has names beside numbers, so you can read it in any text editor. What we keep and why stands on the
        page about{' '}
        <Link to="/privacy" style={{ textDecoration: 'underline', fontWeight: 700 }}>
          privacy
        </Link>
        .
      </Text>
      <Button hue="teal" loading={loading} onClick={download}>
        Download my data
      </Button>
      <Box overflowWrap="anywhere">
        <Box role="status">{saved && `Saved as ${saved}. Look among your downloads.`}</Box>
        {problem && (
          <Box role="alert" color="danger.text" fontWeight="600">
            {problem}
          </Box>
        )}
      </Box>
    </Card>
  )
}

function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `You have downloaded it ten times within an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
