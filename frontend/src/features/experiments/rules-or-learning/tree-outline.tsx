import { Box, Flex } from '@chakra-ui/react'
import { questions } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { KindShape, KindTag } from './kind-tag.tsx'
import type { Branch } from './model.ts'

type Props = { branch: Branch; next: Branch | null; answer?: string }

/** A tree as nested lists: each question with its answers below. */
export function TreeOutline({ branch, next, answer }: Props) {
  const { split } = branch
  const isNext = branch === next
  return (
    <Box as={answer ? 'li' : 'div'} listStyleType="none" position="relative">
      <Box
        display="inline-block"
        maxWidth="full"
        marginY="1"
        paddingX="3"
        paddingY="1.5"
        borderWidth="3px"
        borderStyle={isNext ? 'dashed' : 'solid'}
        borderColor={split || isNext ? 'border.ink' : 'border.soft'}
        borderRadius="xl"
        bg={split ? 'colorPalette.soft' : 'bg.card'}
      >
        <Flex gap="2" align="center" wrap="wrap">
          {answer && <Box as="strong">{answer}:</Box>}
          {split ? <span>{asQuestion(split.question)}</span> : <KindTag kind={branch.kind} />}
          {isNext && <Box color="fg.muted">is divided next</Box>}
        </Flex>
        <Crowd branch={branch} />
      </Box>
      {split && (
        <Box
          as="ul"
          marginLeft={{ base: '2', md: '4' }}
          paddingLeft={{ base: '2', md: '4' }}
          borderLeftWidth="3px"
          borderColor="border.ink"
        >
          <TreeOutline branch={split.yes} next={next} answer="yes" />
          <TreeOutline branch={split.no} next={next} answer="no" />
        </Box>
      )}
    </Box>
  )
}

/** The creatures of a group, one shape for each. */
function Crowd({ branch: { group } }: { branch: Branch }) {
  const zibs = group.filter((it) => it.isZib).length
  return (
    <Flex
      role="img"
      aria-label={`${zibs} Zibs, ${group.length - zibs} Morks`}
      gap="0.5"
      wrap="wrap"
      marginTop="1"
      maxWidth="15rem"
    >
      {group
        .toSorted((a, b) => Number(b.isZib) - Number(a.isZib))
        .map(({ isZib }, place) => (
          <KindShape key={place} kind={isZib ? 'zib' : 'mork'} size={10} />
        ))}
    </Flex>
  )
}

export function asQuestion(question: number): string {
  return `${questions[question]?.yes ?? ''}?`
}
