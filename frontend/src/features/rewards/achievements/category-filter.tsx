import { Box, chakra, Grid } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { AchievementCard_AchievementFragment as Achievement, AchievementCategory } from './card.generated.ts'

export type AchievementFilter = 'all' | AchievementCategory

const looks: Record<AchievementFilter, { icon: string; name: string }> = {
  all: { icon: '🗄️', name: 'All' },
  learning: { icon: '📚', name: 'Learning' },
  streak: { icon: '🔥', name: 'Streak' },
  social: { icon: '🤝', name: 'Social' },
  creative: { icon: '🎨', name: 'Creative' },
}

type Props = {
  achievements: Pick<Achievement, 'category' | 'earnedAt'>[]
  categories: readonly AchievementCategory[]
  isOpen: boolean
  value: AchievementFilter
  onChange: (shelf: AchievementFilter) => void
}

/** Filters the gallery by category, with the number unlocked in each. Uses radio inputs for arrow key support. */
export function CategoryFilter({ achievements, categories, isOpen, value, onChange }: Props) {
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend srOnly>Category</chakra.legend>
      <Grid
        gap="3"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: `repeat(${categories.length + 1}, minmax(0, max-content))` }}
      >
        {(['all', ...categories] as const).map((shelf) => (
          <Choice key={shelf} name={name} isWide={shelf === 'all'} isChosen={shelf === value} onChoose={() => onChange(shelf)}>
            <span aria-hidden="true">{looks[shelf].icon}</span>
            <Box as="span">
              <Box as="span" display="block" fontFamily="heading" fontWeight="600" fontSize="lg">
                {looks[shelf].name}
              </Box>
              <Box as="span" display="block">
                {countText(
                  achievements.filter((it) => shelf === 'all' || it.category === shelf),
                  isOpen,
                )}
              </Box>
            </Box>
          </Choice>
        ))}
      </Grid>
    </chakra.fieldset>
  )
}

function countText(on: Props['achievements'], isOpen: boolean): string {
  const unlocked = on.filter((it) => it.earnedAt !== null).length
  return isOpen ? `${unlocked} of ${on.length} unlocked` : `${unlocked} unlocked`
}

type ChoiceProps = { name: string; isWide: boolean; isChosen: boolean; onChoose: () => void; children: ReactNode }

function Choice({ name, isWide, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <chakra.label
      gridColumn={isWide ? { base: '1 / -1', md: 'auto' } : undefined}
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="14"
      paddingX="4"
      paddingY="2"
      lineHeight="1.25"
      fontSize="md"
      bg={isChosen ? 'amber.soft' : 'bg.card'}
      borderWidth="3px"
      borderColor={isChosen ? 'amber.line' : 'border.ink'}
      borderRadius="2xl"
      boxShadow={isChosen ? '0 0 0 2px var(--ui-colors-amber-line)' : '0 4px 0 var(--ui-colors-border-soft)'}
      cursor="pointer"
      css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '4px' } }}
    >
      <chakra.input type="radio" name={name} checked={isChosen} onChange={onChoose} srOnly />
      {children}
    </chakra.label>
  )
}
