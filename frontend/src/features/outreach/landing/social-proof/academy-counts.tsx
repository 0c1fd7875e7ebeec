import { Flex } from '@chakra-ui/react'
import { usePublicData } from '../../../../lib/api/use-public-data.ts'
import { Figure } from '../../../../ui/components/figure.tsx'
import { Section } from '../section.tsx'

type Counts = { learners: number | null; lessons: number | null; projects: number | null }

const names = { learners: 'learners', lessons: 'lessons completed', projects: 'projects made' } as const

/** Shows real counts of the academy. Hidden until one of them is high enough to be shown. */
export function AcademyCounts() {
  const counts = usePublicData<Counts>('/api/landing/counts')
  const shown = Object.entries(names).flatMap(([key, name]) => {
    const count = counts?.[key as keyof Counts]
    return count ? [{ name, count }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section title="What we learn here" hue="violet">
      <Flex as="dl" columnGap="12" rowGap="6" wrap="wrap">
        {shown.map(({ name, count }) => (
          <Figure key={name} name={name} value={count.toLocaleString('en')} />
        ))}
      </Flex>
    </Section>
  )
}
