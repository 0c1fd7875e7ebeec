import { Card } from '../../../ui/components/card.tsx'
import { useColorMode } from '../../../ui/forms/color-mode.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'

const options = [
  { value: 'light', title: 'Light', description: 'Dark text on a light page.' },
  { value: 'dark', title: 'Dark', description: 'Light text on dark.' },
] as const

/** Chooses the colour mode, which is stored on the device and not in the account. */
export function ColourChoice() {
  const { mode, toggle } = useColorMode()
  return (
    <Card>
      <RadioCards
        legend="Appearance on this device"
        name="colours"
        value={mode}
        onChange={(chosen) => chosen !== mode && toggle()}
        options={options}
      />
    </Card>
  )
}
