import { expect, type Locator } from '@playwright/test'

/** A way of operating a page: the same story runs once by touch on a phone and once by keyboard on a computer. */
export type Hand = {
  name: string
  use: { viewport: { width: number; height: number }; hasTouch: boolean; isMobile: boolean }
  /** Presses a button, chooses a radio button, or switches a checkbox. */
  press(target: Locator): Promise<void>
  /** Moves a slider to a share (0 to 1) of its range. */
  slide(slider: Locator, share: number): Promise<void>
  /** Chooses an option of a select by its text. */
  select(target: Locator, option: string): Promise<void>
  /** Draws a dot or a short line on a drawing pad. */
  draw(pad: Locator): Promise<void>
}

const touch: Hand = {
  name: 'by touch alone',
  use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  async slide(slider, share) {
    const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
    await slider.tap({ position: { x: share * width, y: height / 2 } })
  },
  async select(target, option) {
    await target.selectOption(option)
  },
  draw: (pad) => pad.tap({ position: { x: 60, y: 60 } }),
}

const keyboard: Hand = {
  name: 'by keyboard alone',
  use: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  async press(target) {
    await focus(target)
    const isChoice = await target.evaluate((it) => it.matches('input, [role="radio"], [role="checkbox"], [role="switch"]'))
    await target.page().keyboard.press(isChoice ? 'Space' : 'Enter')
  },
  async slide(slider, share) {
    await focus(slider)
    const { keyboard: keys } = slider.page()
    const [least, most] = await slider.evaluate((it) => [Number(it.getAttribute('min')), Number(it.getAttribute('max'))])
    const goal = (least ?? 0) + share * ((most ?? 0) - (least ?? 0))
    await keys.press('Home')
    for (let step = 0; step < 1000 && Number(await slider.inputValue()) < goal - 0.001; step += 1) await keys.press('ArrowRight')
  },
  async select(target, option) {
    await focus(target)
    await target.page().keyboard.type(option)
    await expect(target.locator('option:checked')).toHaveText(option)
  },
  async draw(pad) {
    await pad.focus()
    for (const key of ['Space', 'ArrowRight', 'Space']) await pad.page().keyboard.press(key)
  },
}

export const hands = [touch, keyboard]

/** Moves the focus to a control that can be reached with the Tab key or, in a group of radio buttons, with the arrow keys. */
async function focus(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  expect(await target.evaluate((it) => (it as HTMLElement).tabIndex >= 0 || it.matches('[role="radio"]'))).toBe(true)
  // The screen may still move the focus because of the key before.
  await expect(async () => {
    await target.focus()
    await expect(target).toBeFocused({ timeout: 1000 })
  }).toPass()
}
