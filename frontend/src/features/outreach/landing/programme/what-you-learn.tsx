import { Features } from './features.tsx'
import { Programme } from './programme.tsx'

export function WhatYouLearn() {
  return (
    <>
      <Features />
      <Programme />
    </>
  )
}
