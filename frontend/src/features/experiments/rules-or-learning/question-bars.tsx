import { Box, Flex, Text } from '@chakra-ui/react'
import { entropy } from './core.ts'
import { type Branch, candidates } from './model.ts'
import { asQuestion } from './tree-outline.tsx'

const listed = 5

/** How mixed the next group is now, and after each possible question. */
export function QuestionBars({ next }: { next: Branch | null }) {
  if (!next) return null
  const all = candidates(next.group)
  return (
    <Box>
      <Text fontWeight="700">Which question comes next?</Text>
      <Text color="fg.muted" marginBottom="2">
        The bars show how mixed the groups are after it. Short is good. Scientists call this entropy.
      </Text>
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        <Bar name="before the question" mixed={entropy(next.group)} mark={null} />
        {all.slice(0, listed).map(({ question, mixedAfter }, place) => (
          <Bar
            key={question}
            name={asQuestion(question)}
            mixed={mixedAfter}
            mark={place === 0 ? 'the machine takes this' : null}
          />
        ))}
      </Flex>
      {all.length > listed && (
        <Text color="fg.muted" marginTop="2">
          and {all.length - listed} worse questions
        </Text>
      )}
    </Box>
  )
}

function Bar({ name, mixed, mark }: { name: string; mixed: number; mark: string | null }) {
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3">
        <span>
          <strong>{name}</strong>
          {mark && (
            <Box as="span" color="colorPalette.text">
              {' '}
              ★ {mark}
            </Box>
          )}
        </span>
        <Box as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {mixed.toFixed(2)} bit
        </Box>
      </Flex>
      <Box aria-hidden="true" height="3" bg="bg.sunken" borderRadius="full" overflow="hidden">
        <Box
          height="full"
          borderRadius="full"
          bg={mark ? 'colorPalette.line' : 'border.ink'}
          _highContrast={{ forcedColorAdjust: 'none', bg: mark ? 'Highlight' : 'CanvasText' }}
          style={{ width: `${100 * mixed}%` }}
        />
      </Box>
    </Box>
  )
}
