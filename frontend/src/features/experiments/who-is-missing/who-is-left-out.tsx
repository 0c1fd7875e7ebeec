import { Box, Text } from '@chakra-ui/react'
import { homeGroups, lowestGroup } from '@deepm/schema/rules/experiments/who-is-missing'
import { useId, useState } from 'react'
import { ChoiceList } from '../frame/choice-list.tsx'
import { evidenceOf, type Result } from './model.ts'
import { outOf100 } from './shares.ts'

type Props = { result: Result; report(evidence: unknown): void }

/** Asks which group the machine leaves out. */
export function WhoIsLeftOut({ result, report }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const choices = homeGroups.map(({ name }, group) => ({ text: name, group }))
  const choose = (group: number) => {
    setChosen(group)
    report(evidenceOf.found(result, group))
  }
  return (
    <Box display="grid" gap="2">
      <Text id={id} fontWeight="700">
        Who loses out?
      </Text>
      <ChoiceList
        labelledBy={id}
        choices={choices}
        onChoose={({ group }) => choose(group)}
        verdict={chosen === null ? null : verdictOn(chosen, result)}
      />
    </Box>
  )
}

function verdictOn(group: number, { average: { groups } }: Result) {
  const name = homeGroups[group]?.name ?? ''
  const share = `${outOf100(groups[group] ?? 0)} out of 100`
  const isRight = group === lowestGroup(groups)
  const feedback = isRight
    ? `The machine is right for only ${share} ${name}.`
    : `The machine is right for ${share} ${name}. Another group has less.`
  return { text: name, isRight, feedback }
}
