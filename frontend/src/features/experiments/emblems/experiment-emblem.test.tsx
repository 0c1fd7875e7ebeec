import { experimentIds } from '@deepm/schema/rules/experiments/catalogue'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ExperimentEmblem } from './experiment-emblem.tsx'

it('draws a different picture for each experiment, hidden from screen readers', () => {
  const drawings = experimentIds.map((id) => {
    const svg = render(<ExperimentEmblem id={id} />).container.querySelector('svg')
    expect(svg?.getAttribute('aria-hidden')).toBe('true')
    return svg?.innerHTML
  })
  expect(new Set(drawings).size).toBe(experimentIds.length)
})
