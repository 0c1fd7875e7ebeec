import { type KeyboardEvent, useId, useRef, useState } from 'react'

/**
 * What makes a list of buttons and a panel into tabs, for those who see and those who hear them: arrows, Home and End go from one to the
 * next, and one of them is in the order of keys. Each part is spread onto its element; how it looks is the caller's.
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
    // It has its own place in the order of keys, since a panel may begin with text alone.
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

/** What was picked, at once; the address follows when the page has drawn it, and keys must not wait for that. */
function useImmediate<T>(value: T): [T, (picked: T) => void] {
  const [state, setState] = useState({ value, picked: value })
  if (state.value !== value) setState({ value, picked: value })
  return [state.picked, (picked) => setState({ value, picked })]
}
