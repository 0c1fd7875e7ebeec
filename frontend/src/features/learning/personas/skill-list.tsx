import { Box, Flex } from '@chakra-ui/react'

/** Lists the skills of a path in its colour, which the surrounding element sets. */
export function SkillList({ skills }: { skills: readonly string[] }) {
  return (
    <Flex as="ul" aria-label="Skills" gap="2" wrap="wrap" listStyleType="none">
      {skills.map((skill) => (
        <Box as="li" key={skill} paddingX="3" borderWidth="2px" borderColor="colorPalette.line" borderRadius="full" bg="bg.card">
          {skill}
        </Box>
      ))}
    </Flex>
  )
}
