import { Box, Text } from '@chakra-ui/react'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { formatDay } from '../dates.ts'
import { Facts, Part } from './student-facts.tsx'
import type { StudentFamily_RecordFragment } from './student-family.generated.ts'

type Record = StudentFamily_RecordFragment

const consentWords: { [Status in Record['learner']['consent']]: string } = {
  notRequired: 'Not required (13 or older at signup)',
  pending: 'We asked a parent',
  granted: 'A parent agreed',
  declined: 'A parent declined',
  withdrawn: 'A parent withdrew consent',
}

/** Shows the consent status, the parents and their settings. */
export function StudentFamily({ learner, parents, consentSteps }: Record) {
  return (
    <Part title="Family">
      <Text fontWeight="700">{consentWords[learner.consent]}</Text>
      {consentSteps.length > 0 && (
        <Box as="ol" marginBottom="3" color="fg.muted">
          {consentSteps.map(({ status, at }) => (
            <li key={`${status}${at}`}>
              {formatDay(at)}: {status}
            </li>
          ))}
        </Box>
      )}
      {parents.length === 0 ? (
        <Text marginBottom="3">No parent is linked.</Text>
      ) : (
        <Box as="ul" marginBottom="3">
          {parents.map(({ id, name, email, since }) => (
            <Text as="li" key={id} overflowWrap="anywhere">
              {name}, {email}, linked since {formatDay(since)}
            </Text>
          ))}
        </Box>
      )}
      <Facts facts={decisions(learner.controls)} />
    </Part>
  )
}

function decisions(controls: Record['learner']['controls']): [string, string][] {
  const { labTools, quietFrom, quietUntil, pausedAt } = controls
  const yes = (is: boolean) => (is ? 'yes' : 'no')
  return [
    ['Paused', pausedAt ? `since ${formatDay(pausedAt)}` : 'no'],
    ['Lab', controls.isLabOn ? `on, ${controls.labMinutesPerDay} minutes a day` : 'off'],
    ['Early lab access', yes(controls.opensLabEarly)],
    ['Tools', labTools.map((tool) => toolNames[tool]).join(', ') || 'none'],
    ['Prompts to AI companies', yes(controls.mayAskProviders)],
    ['Pictures by AI', yes(controls.mayMakePictures)],
    ['May share projects', yes(controls.mayShowProjects)],
    ['Quiet hours', quietFrom === null || quietUntil === null ? 'none' : `${clock(quietFrom)} to ${clock(quietUntil)}`],
  ]
}

/** Formats minutes after midnight as a time of day. */
function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
