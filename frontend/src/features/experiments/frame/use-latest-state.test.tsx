import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLatestState } from './use-latest-state.ts'

const startWith = (value: number) => renderHook(() => useLatestState(() => value)).result

it('counts two presses that come before the first one is rendered', () => {
  const hook = startWith(0)
  const returned: number[] = []
  act(() => {
    returned.push(hook.current.change((now) => now + 1))
    returned.push(hook.current.change((now) => now + 1))
  })
  expect(returned).toEqual([1, 2])
  expect(hook.current.state).toBe(2)
})

it('keeps a change whose rendering a value of a field interrupts', () => {
  const hook = startWith(1)
  act(() => {
    hook.current.change((now) => now + 10)
    hook.current.setState((now) => now * 2)
  })
  expect(hook.current.state).toBe(22)
  act(() => {
    hook.current.setState(5)
    hook.current.change((now) => now + 1)
  })
  expect(hook.current.state).toBe(6)
})
