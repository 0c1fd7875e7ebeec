import { Box } from '@chakra-ui/react'
import { describePersonalData } from '@deepm/schema/rules/projects/projects'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { usePersonalNames } from './use-personal-names.ts'

/** Warns below a project field about personal data that must be removed before sharing. */
export function PersonalDataNotice({ what, text }: { what: string; text: string }) {
  const names = usePersonalNames(text)
  return (
    <Box role="status">
      {names.length > 0 && (
        <Notice tone="warning" title={describePersonalData(what, names)}>
          You can keep it while only you, your parent and our staff see this project. Take it out before you share the project.
        </Notice>
      )}
    </Box>
  )
}
