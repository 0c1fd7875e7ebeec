import { Flex, Text } from '@chakra-ui/react'
import { type ProgrammeId, programmeById } from '@deepm/schema/rules/plans/programmes'
import { Button } from '../../ui/components/button.tsx'
import { Notice } from '../../ui/feedback/feedback.tsx'
import { unreachable } from '../../ui/feedback/refusal.ts'
import { toast } from '../../ui/feedback/toaster.tsx'
import {
  type EnrolmentRequest_RequestFragment,
  useRequestEnrolmentMutation,
  useTakeRequestBackMutation,
} from './enrolment-request.generated.ts'

type Props = { request: EnrolmentRequest_RequestFragment | null; selected: ProgrammeId; onChanged(): void }

/** Shows an enrolment request and its outcome, and lets the viewer send or withdraw one. */
export function EnrolmentRequest({ request, selected, onChanged }: Props) {
  const [ask, asking] = useRequestEnrolmentMutation()
  const [takeBack, taking] = useTakeRequestBackMutation()
  const isWaiting = request?.status === 'waiting'
  const { name } = programmeById(selected)

  const tell = (result: { __typename?: string; message?: string } | null | undefined) => {
    if (result?.__typename === 'ProgrammeEnrolment') return onChanged()
    const description = result?.message ?? unreachable
    toast({ title: 'Nothing was changed', description, variant: 'destructive' })
  }
  const onAsk = async () => {
    if (asking.loading) return
    tell((await ask({ variables: { programme: selected } }).catch(() => null))?.data?.requestEnrolment)
  }
  const onTakeBack = async () => {
    if (taking.loading || !request) return
    tell((await takeBack({ variables: { id: request.id } }).catch(() => null))?.data?.takeRequestBack)
  }

  return (
    <>
      {request && <Standing request={request} />}
      <Flex gap="3" wrap="wrap">
        {!(isWaiting && request.programme === selected) && (
          <Button loading={asking.loading} onClick={() => void onAsk()}>
            {isWaiting ? `Ask for ${name} instead` : `Ask our team for ${name}`}
          </Button>
        )}
        {isWaiting && (
          <Button variant="outline" loading={taking.loading} onClick={() => void onTakeBack()}>
            Cancel request
          </Button>
        )}
      </Flex>
    </>
  )
}

function Standing({ request: { status, programme, word } }: { request: EnrolmentRequest_RequestFragment }) {
  const { name } = programmeById(programme)
  if (status === 'waiting') {
    return (
      <Notice tone="success" title={`You asked for ${name}`}>
        <Text>Our team will answer by email and in the bell. Asking costs nothing.</Text>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title={`Our team could not enrol you in ${name}`}>
      {word && <Text overflowWrap="anywhere">Their message: “{word}”</Text>}
    </Notice>
  )
}
