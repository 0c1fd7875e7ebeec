import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { membershipLimitsText } from '@deepm/schema/rules/plans/memberships'
import { CheckIcon } from '../../../ui/components/icons.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { type Plan, plans } from './plans.ts'
import type { StepProps } from './wizard.tsx'

export function PlanStep({ signup }: StepProps) {
  const { form, errors, change } = signup
  return (
    <>
      <Text marginBottom="6">{membershipLimitsText}</Text>
      <RadioCards
        legend="Which plan would you like?"
        name="selectedTier"
        columns={1}
        value={String(form.selectedTier)}
        onChange={(value) => change('selectedTier', value)}
        error={errors.selectedTier}
        options={plans.map((plan) => ({
          value: plan.tier,
          title: plan.name,
          hue: plan.hue,
          badge: plan.popular ? 'Most Popular' : undefined,
          description: <PlanText plan={plan} />,
        }))}
      />
    </>
  )
}

function PlanText({ plan }: { plan: Plan }) {
  return (
    <Flex wrap="wrap" columnGap="5" rowGap="3" align="center">
      <Box minWidth="9.5rem" color="fg.ink">
        <chakra.span fontFamily="heading" fontWeight="600" fontSize="4xl" lineHeight="1.1">
          ${plan.price}
        </chakra.span>{' '}
        {plan.period}
      </Box>
      <SimpleGrid as="ul" flex="1 1 16rem" columns={{ base: 1, sm: 2 }} columnGap="4" rowGap="1" listStyleType="none">
        {plan.features.map((feature) => (
          <Flex as="li" key={feature} gap="2" align="center">
            <Box as="span" color="colorPalette.text" flexShrink="0" aria-hidden="true">
              <CheckIcon />
            </Box>
            {feature}
          </Flex>
        ))}
      </SimpleGrid>
    </Flex>
  )
}
