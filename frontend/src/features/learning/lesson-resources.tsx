import { Box, Flex } from '@chakra-ui/react'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'

type Resource = { id: string; title: string; url: string; kind: 'link' | 'pdf' | 'video' }

const icons = { link: '🔗', pdf: '📄', video: '🎬' } as const

export function LessonResources({ resources }: { resources: Resource[] }) {
  if (resources.length === 0) return null
  return (
    <Card>
      <Heading as="h2" size="lg" marginBottom="3">
        Additional resources
      </Heading>
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        {resources.map((resource) => (
          <li key={resource.id}>
            <span aria-hidden="true">{icons[resource.kind]} </span>
            <a href={resource.url} target="_blank" rel="noopener noreferrer">
              {resource.title}
              <Box as="span" srOnly>
                {' '}
                ({resource.kind}, opens in a new tab)
              </Box>
            </a>
          </li>
        ))}
      </Flex>
    </Card>
  )
}
