import { Faq } from './faq.tsx'
import { Inclusions } from './inclusions.tsx'
import { Pricing } from './pricing.tsx'

export function WhatItCosts() {
  return (
    <>
      <Pricing />
      <Inclusions />
      <Faq />
    </>
  )
}
