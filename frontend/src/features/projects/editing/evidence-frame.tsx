import { Box, chakra, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'

type Item = { id: string; title: string }
type FrameProps = { legend: string; emoji: string; action: string; chosen: Item[]; children: ReactNode }

/** Shows the selected items and loads the choices on demand. */
export function EvidenceFrame({ legend, emoji, action, chosen, children }: FrameProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="700" marginBottom="2">
        {legend}
      </chakra.legend>
      {isOpen ? (
        children
      ) : (
        <>
          {chosen.length > 0 && (
            <Box as="ul" listStyleType="none" marginBottom="3">
              {chosen.map(({ id, title }) => (
                <Box as="li" key={id} overflowWrap="anywhere">
                  <span aria-hidden="true">{emoji}</span> {title}
                </Box>
              ))}
            </Box>
          )}
          <Button variant="soft" onClick={() => setOpen(true)}>
            {action}
          </Button>
        </>
      )}
    </chakra.fieldset>
  )
}

type ListProps = {
  label: string
  /** Plural noun of the items. */
  noun: string
  items: Item[]
  chosen: Item[]
  most: number
  onToggle(item: Item, isChosen: boolean): void
}

/** A list of checkboxes with a maximum selection. */
export function ChoiceList({ label, noun, items, chosen, most, onToggle }: ListProps) {
  const isFull = chosen.length >= most
  return (
    <>
      <Box
        maxHeight="16rem"
        overflowY="auto"
        padding="2"
        borderWidth="3px"
        borderColor="border.soft"
        borderRadius="xl"
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {items.map((item) => {
          const isChosen = chosen.some((it) => it.id === item.id)
          return (
            <CheckboxField
              key={item.id}
              label={item.title}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onToggle(item, isChosen)}
            />
          )
        })}
      </Box>
      <Text role="status" color="fg.muted" marginTop="1">
        {isFull ? `You can choose up to ${most} ${noun}.` : `${chosen.length} chosen`}
      </Text>
    </>
  )
}

type StateProps = { noun: string; hasFailed: boolean; onRetry(): void }

/** Shown until the choices are loaded. */
export function ChoicesLoading({ noun, hasFailed, onRetry }: StateProps) {
  return hasFailed ? (
    <Box role="alert">
      <Text marginBottom="2">We could not load your {noun}. What you typed is still here.</Text>
      <Button variant="soft" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  ) : (
    <Text role="status" color="fg.muted">
      Loading your {noun}...
    </Text>
  )
}
