import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'

/** A section of a plan. In print it is dense, and its heading stays with its text. */
export function PlanSection({
  title,
  children,
  isOnNewPage = false,
}: {
  title: string
  children: ReactNode
  isOnNewPage?: boolean
}) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="3"
      css={{ '@media print': { gap: '1mm', ...(isOnNewPage && { breakBefore: 'page' }) } }}
    >
      <Heading as="h2" id={id} css={{ '@media print': { fontSize: '12pt', breakAfter: 'avoid' } }}>
        {title}
      </Heading>
      {children}
    </Box>
  )
}

export function PlanList({ items }: { items: readonly string[] }) {
  return (
    <chakra.ul
      listStyleType="disc"
      paddingLeft="5"
      display="grid"
      gap="2"
      maxWidth="prose"
      css={{ '@media print': { gap: '0', maxWidth: 'none' } }}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </chakra.ul>
  )
}
