import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Section } from '../../../ui/components/page.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { EmptyShelfScene } from '../../../ui/illustrations/scenes/empty-shelf.tsx'
import { GateScene } from '../../../ui/illustrations/scenes/gate.tsx'
import { ShowcaseCard } from './card.tsx'
import type { Showcase_ShowcaseFragment } from './showcase.generated.ts'

type Props = { showcase: Showcase_ShowcaseFragment; role: 'learner' | 'parent' | 'staff' }

/** Shows the community's projects. Texts of the empty showcase are fixed by the specification (section 2). */
export function Showcase({ showcase: { daysLeft, projects }, role }: Props) {
  const [words, announce] = useState('')
  return (
    <Section title="Community showcase">
      {daysLeft > 0 && (
        <EmptyState
          scene={<GateScene />}
          title={`Opens in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`}
          text={
            role === 'parent'
              ? 'Once your account is two weeks old, you can see what children in other families have made.'
              : 'Once your account is two weeks old, you can see what other learners have made and share your own projects.'
          }
        />
      )}
      {daysLeft === 0 && projects.length === 0 && (
        <EmptyState scene={<EmptyShelfScene />} title="No showcase projects yet." text="Be the first to share your creation!" />
      )}
      {projects.length > 0 && (
        <>
          <Text color="fg.muted">Made by learners here. Our team checks every project.</Text>
          <Box
            as="ul"
            listStyleType="none"
            display="grid"
            gap="6"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
          >
            {projects.map((project) => (
              <Box as="li" key={project.id} display="grid">
                <ShowcaseCard project={project} role={role} announce={announce} />
              </Box>
            ))}
          </Box>
          <Box role="status" srOnly>
            {words}
          </Box>
        </>
      )}
    </Section>
  )
}
