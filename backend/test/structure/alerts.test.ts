import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics, watchProcess } from '../../src/observability/metrics.ts'

const docs = path.resolve(import.meta.dirname, '../../../docs')
const read = (name: string) => readFileSync(path.join(docs, name), 'utf8')

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }
const rules: Rule[] = parse(read('deploy/alerts.yml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules)
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(read('deploy/grafana-dashboard.json'))

/** Names of all series that a process exports. */
async function exported(): Promise<Set<string>> {
  const metrics = createMetrics()
  watchProcess(metrics)
  const families = await metrics.registry.getMetricsAsJSON()
  const parts = ['', '_bucket', '_count', '_sum']
  return new Set(families.flatMap(({ name }) => parts.map((part) => name + part)))
}

/** Names of the series that the rules and the dashboard read. */
const series = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].flatMap(
  ({ expr }) => expr.match(/\b(?:academy|process|nodejs)_\w+/g) ?? [],
)

describe('the alert rules and the dashboard', () => {
  it('read only series that a process exports', async () => {
    const known = await exported()
    expect(series.length).toBeGreaterThan(25)
    expect(series.filter((name) => !known.has(name))).toEqual([])
  })

  it('show each metric of the academy', async () => {
    const { registry } = createMetrics()
    const own = (await registry.getMetricsAsJSON()).map(({ name }) => name)
    expect(own.filter((name) => !series.some((it) => it.startsWith(name)))).toEqual([])
  })
})

it('each alert has a section in the runbook, and each section an alert', () => {
  const sections = read('runbook.md').match(/(?<=^## )\w+$/gm)
  expect(rules.map(({ alert }) => alert)).toEqual(sections)
  for (const { alert, labels } of rules) expect(labels.severity, alert).toMatch(/^(page|ticket)$/)
})
