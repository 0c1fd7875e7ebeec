import { chakra } from '@chakra-ui/react'

/** A star for a reached goal; decorative. */
export function GoalStar({ size }: { size: string }) {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      display="block"
      fill="amber.solid"
      stroke="fg.ink"
      strokeWidth="2"
      strokeLinejoin="round"
      style={{ width: size, height: size }}
    >
      <path d="m12 2 3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6Z" />
    </chakra.svg>
  )
}
