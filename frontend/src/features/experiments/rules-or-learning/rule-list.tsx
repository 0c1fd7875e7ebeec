import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Kind, Rule, RuleList } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { otherKind } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { KindTag } from './kind-tag.tsx'
import { groupName, kindNames } from './names.ts'

type Props = { list: RuleList; onChange(change: (now: RuleList) => RuleList): void }

/** The learner's rules in their order. The kind of each is a switch. */
export function Rules({ list, onChange }: Props) {
  const { rules, otherwise } = list
  const rows = useKeptFocus<HTMLDivElement>()
  const change = (next: (rules: readonly Rule[]) => readonly Rule[]) => onChange((now) => ({ ...now, rules: next(now.rules) }))
  const flip = (place: number) => change((now) => now.map((it, at) => (at === place ? { ...it, kind: otherKind(it.kind) } : it)))
  const raise = (place: number) => change((now) => raised(now, place))
  return (
    <Box ref={rows}>
      <Text fontWeight="700" marginBottom="2">
        Your rules. The first one that fits decides.
      </Text>
      <Flex as="ol" direction="column" gap="2" listStyleType="none">
        {rules.map((rule, place) => (
          <Row key={place}>
            <Text flex={{ base: '1 1 100%', sm: '1' }} minWidth="0">
              {place + 1}. <strong>{groupName(rule)}</strong> are
            </Text>
            <KindSwitch kind={rule.kind} what={`rule ${place + 1}`} onFlip={() => flip(place)} />
            <SmallButton label={`Move rule ${place + 1} up`} isDisabled={place === 0} onClick={() => raise(place)}>
              ↑
            </SmallButton>
            <SmallButton
              label={`Remove rule ${place + 1}`}
              isDisabled={false}
              onClick={() => change((now) => now.filter((_, at) => at !== place))}
            >
              ✕
            </SmallButton>
          </Row>
        ))}
        <Row>
          <Text flex="1" minWidth="0">
            {rules.length === 0 ? 'All creatures are' : 'All others are'}
          </Text>
          <KindSwitch
            kind={otherwise}
            what="all others"
            onFlip={() => onChange((now) => ({ ...now, otherwise: otherKind(now.otherwise) }))}
          />
        </Row>
      </Flex>
    </Box>
  )
}

/** Moves the rule at a place before the one above it. */
function raised(rules: readonly Rule[], place: number): readonly Rule[] {
  const [before, rule] = rules.slice(place - 1, place + 1)
  return before && rule ? [...rules.slice(0, place - 1), rule, before, ...rules.slice(place + 1)] : rules
}

function Row({ children }: { children: React.ReactNode }) {
  return (
    <Flex as="li" gap="1.5" align="center" wrap="wrap" bg="bg.sunken" borderRadius="xl" paddingX="3" paddingY="1.5">
      {children}
    </Flex>
  )
}

function KindSwitch({ kind, what, onFlip }: { kind: Kind; what: string; onFlip(): void }) {
  return (
    <chakra.button
      type="button"
      onClick={onFlip}
      aria-label={`${kindNames[kind]}: change the kind of ${what}`}
      minHeight="11"
      paddingX="1"
      borderWidth="2px"
      borderColor="border.ink"
      borderRadius="full"
      bg="bg.card"
      cursor="pointer"
    >
      <KindTag kind={kind} isMany /> <span aria-hidden="true">⇄</span>
    </chakra.button>
  )
}

type SmallButtonProps = { label: string; isDisabled: boolean; onClick(): void; children: string }

function SmallButton({ label, isDisabled, onClick, children }: SmallButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
      boxSize="11"
      flexShrink="0"
      borderRadius="full"
      fontWeight="700"
      color="fg.ink"
      cursor="pointer"
      _hover={{ bg: 'colorPalette.soft' }}
      _disabled={{ opacity: 0.35, cursor: 'default' }}
    >
      <span aria-hidden="true">{children}</span>
    </chakra.button>
  )
}
