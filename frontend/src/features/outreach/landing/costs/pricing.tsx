import { Box, Flex, Text } from '@chakra-ui/react'
import { membershipLimitsText } from '@deepm/schema/rules/plans/memberships'
import { LinkButton } from '../../../../ui/components/button.tsx'
import { Heading } from '../../../../ui/components/heading.tsx'
import { CheckIcon } from '../../../../ui/components/icons.tsx'
import { Section } from '../section.tsx'
import { SwipeRow } from '../swipe-row.tsx'
import { type Plan, plans } from './plans.ts'

export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Plans for every learner"
      intro="You can start with the free plan. You don’t need a card for the 7-day trial or the 14-day trial."
      hue="amber"
    >
      <SwipeRow
        label="The three plans"
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 1.18fr) minmax(0, 1fr)' }}
        alignItems={{ lg: 'end' }}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.tier} plan={plan} />
        ))}
      </SwipeRow>
      <Text marginTop={{ base: '4', lg: '10' }} marginX="auto" maxWidth="46rem" fontSize="lg" textAlign="center">
        {membershipLimitsText}
      </Text>
    </Section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { tier, name, price, period, description, features, cta, popular, color, Boat } = plan
  return (
    <Flex
      as="article"
      colorPalette={color}
      position="relative"
      direction="column"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      boxShadow="0 8px 0 var(--ui-colors-color-palette-solid)"
    >
      {popular && <Badge>Most Popular</Badge>}
      <Box
        height={{ base: '36', lg: popular ? '64' : '44' }}
        overflow="hidden"
        borderTopRadius="calc(2rem - 3px)"
        borderBottomWidth="3px"
        borderColor="border.ink"
      >
        <Boat />
      </Box>
      <Flex direction="column" flex={{ base: '1', lg: 'none' }} padding={{ base: '5', md: '7' }}>
        <Heading as="h3" size="2xl" color="colorPalette.text">
          {name}
        </Heading>
        <Text marginTop="1" marginBottom="4">
          {description}
        </Text>
        <Text marginBottom="5">
          <Text as="span" fontFamily="heading" fontWeight="600" fontSize="5xl" lineHeight="1">
            ${price}
          </Text>{' '}
          <Text as="span" color="fg.muted" fontSize="lg">
            {period}
          </Text>
        </Text>
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          alignContent="start"
          gap="2.5"
          marginBottom="7"
          flex={{ base: '1', lg: 'none' }}
        >
          {features.map((feature) => (
            <Flex as="li" key={feature} gap="3">
              <Box as="span" color="colorPalette.text" marginTop="0.2em" flexShrink="0">
                <CheckIcon />
              </Box>
              {feature}
            </Flex>
          ))}
        </Box>
        {/* Every plan has the same button, so that none is favoured. */}
        <LinkButton to={`/signup?plan=${tier}`} size="lg" variant="outline">
          {cta}
        </LinkButton>
      </Flex>
    </Flex>
  )
}

function Badge({ children }: { children: string }) {
  return (
    <Text
      position="absolute"
      top="-5"
      right="5"
      paddingX="4"
      paddingY="1"
      bg="colorPalette.solid"
      color="colorPalette.onSolid"
      borderWidth="3px"
      borderColor="art.line"
      borderRadius="full"
      fontFamily="heading"
      fontWeight="600"
      transform="rotate(3deg)"
    >
      {children}
    </Text>
  )
}
