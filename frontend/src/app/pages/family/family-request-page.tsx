import { useSearchParams } from 'react-router-dom'
import { AnswerQuestion } from '../../../features/family/requests/answer-question.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function FamilyRequestPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <AnswerQuestion token={params.get('token') ?? ''} />
    </>
  )
}
