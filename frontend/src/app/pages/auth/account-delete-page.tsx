import { useSearchParams } from 'react-router-dom'
import { AnswerErasure } from '../../../features/accounts/privacy/answer-erasure.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function AccountDeletePage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <AnswerErasure token={params.get('token') ?? ''} />
    </>
  )
}
