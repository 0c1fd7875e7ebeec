import { type KeyboardEvent, useId, useRef, useState } from 'react'

/**
 * Returns the properties that turn buttons and a panel into accessible tabs. Arrow keys, Home and End move between the tabs, and one of
 * them is in the tab order. Spread each set of properties onto its element. The caller sets the appearance.
 */
export function useTabs<Tab extends string>(all: readonly Tab[], tab: Tab, onChange: (tab: Tab) => void) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useImmediate(tab)

  const pick = (next: Tab) => {
    setPicked(next)
    onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(all, picked, event.key)
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
    pick(next)
  }

  return {
    list: { ref: list, role: 'tablist', onKeyDown },
    tabOf: (it: Tab) =>
      ({
        type: 'button',
        role: 'tab',
        id: `${id}-${it}`,
        'data-tab': it,
        'aria-selected': it === picked,
        'aria-controls': `${id}-panel`,
        tabIndex: it === picked ? 0 : -1,
        onClick: () => pick(it),
      }) as const,
    // In the tab order, since a panel can start with plain text.
    panel: { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${picked}`, tabIndex: 0 },
  } as const
}

function neighbour<Tab extends string>(all: readonly Tab[], tab: Tab, key: string): Tab | undefined {
  const at = all.indexOf(tab)
  if (key === 'ArrowRight') return all[(at + 1) % all.length]
  if (key === 'ArrowLeft') return all.at(at - 1)
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}

/** Returns the picked value immediately. The URL follows after the next render, and keys must not wait for it. */
function useImmediate<T>(value: T): [T, (picked: T) => void] {
  const [state, setState] = useState({ value, picked: value })
  if (state.value !== value) setState({ value, picked: value })
  return [state.picked, (picked) => setState({ value, picked })]
}
