import { Box, chakra, Flex } from '@chakra-ui/react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'

type Resource = { id: string; title: string; url: string; kind: 'link' | 'pdf' | 'video' }

const icons = { link: '🔗', pdf: '📄', video: '🎬' } as const

export function LessonResources({ resources }: { resources: Resource[] }) {
  if (resources.length === 0) return null
  return (
    <Card as="section">
      <Heading as="h2" size="lg" marginBottom="2">
        Additional resources
      </Heading>
      <Flex as="ul" direction="column" listStyleType="none">
        {resources.map((resource) => (
          <Flex as="li" key={resource.id} gap="2" paddingY="2" minHeight="11">
            <span aria-hidden="true">{icons[resource.kind]}</span>
            <chakra.a
              href={resource.url}
              target="_blank"
              rel="noopener noreferrer"
              color="accent.text"
              fontWeight="600"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
            >
              {resource.title}
              <Box as="span" srOnly>
                {' '}
                ({resource.kind}, opens in a new tab)
              </Box>
            </chakra.a>
          </Flex>
        ))}
      </Flex>
    </Card>
  )
}
