import { useSearchParams } from 'react-router-dom'
import { AnswerAddressQuestion } from '../../../features/accounts/email-address/answer-address-question.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function AddressQuestionPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <AnswerAddressQuestion token={params.get('token') ?? ''} />
    </>
  )
}
