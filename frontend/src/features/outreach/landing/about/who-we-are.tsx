import { Founders } from './founders.tsx'
import { GuidePromo } from './guide-promo.tsx'

export function WhoWeAre() {
  return (
    <>
      <Founders />
      <GuidePromo />
    </>
  )
}
