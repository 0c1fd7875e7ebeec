import { SimpleGrid } from '@chakra-ui/react'
import { minAnswers } from '@deepm/schema/rules/staff/figures'
import { Chart } from '../../../ui/charts/chart.tsx'
import { type AnalyticsTabQuery, useAnalyticsTabQuery } from './analytics-tab.generated.ts'
import { describePeak, describeWeeks, fileName, learnersCell, weekRows } from './figure-texts.ts'
import { ReportDate, TabState } from './tab-state.tsx'
import { cohortsData, describeCohorts, describeItems, describeTools, itemsData, toolsData, weekdaysData } from './use-figures.ts'

type Figures = AnalyticsTabQuery['academyUse']

/** Shows figures on active learners, retention, difficult questions, lab tools and new projects. */
export function AnalyticsTab() {
  const result = useAnalyticsTabQuery({ fetchPolicy: 'network-only' })
  return <TabState result={result}>{({ academyUse }) => <Use figures={academyUse} />}</TabState>
}

function Use({ figures }: { figures: Figures }) {
  const { asOf } = figures
  const cohorts = cohortsData(figures)
  const items = itemsData(figures)
  return (
    <>
      <ReportDate moment={asOf}>Learning days follow each learner’s own time zone.</ReportDate>
      <Weeks figures={figures} />
      <Chart
        title="Returning learners"
        summary={describeCohorts(cohorts)}
        note="The share of learners from each sign-up week who came back in the first, second and fourth week after it."
        data={cohorts}
        empty="No one who signed up in these weeks has come back in a later week yet."
        fileName={fileName('who-came-back', asOf)}
      />
      <Chart
        title="Questions most often answered wrong"
        summary={describeItems(items)}
        note={`Questions that at least ${minAnswers} learners answered, with the most wrong first answers on top.`}
        data={items}
        shape="bars"
        empty={`None of the questions that at least ${minAnswers} learners answered had a wrong answer.`}
        fileName={fileName('hard-questions', asOf)}
      />
    </>
  )
}

function Weeks({ figures }: { figures: Figures }) {
  const { asOf, weeks } = figures
  const active = weekRows(weeks, ({ activeLearners }) => [learnersCell(activeLearners)])
  const minutes = weekRows(weeks, ({ activeLearners, minutesPerLearner }) => [
    minutesPerLearner ?? (activeLearners === 0 ? 'nobody' : learnersCell(null)),
  ])
  const signups = weekRows(weeks, ({ newLearners }) => [learnersCell(newLearners)])
  const projects = weekRows(weeks, (week) => [week.projects])
  const weekdays = weekdaysData(figures)
  const tools = toolsData(figures)
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
      <Chart
        title="Active learners by week"
        summary={describePeak(active, (value, when) => `Most learners were active in the week of ${when}: ${value}.`)}
        data={{ head: 'Week', columns: [{ name: 'Active learners', hue: 'violet' }], rows: active }}
        empty="No learners were active in these weeks, or too few to show."
        fileName={fileName('active-learners', asOf)}
      />
      <Chart
        title="Active learners by day of the week"
        summary={describePeak(weekdays.rows, (value, when) => `The busiest day is ${when}, with ${value} learners on average.`)}
        data={weekdays}
        empty="No learners were active in these weeks, or too few to show."
        fileName={fileName('days-of-the-week', asOf)}
      />
      <Chart
        title="Minutes per active learner"
        summary={describePeak(minutes, (value, when) => `The highest average was ${value} minutes, in the week of ${when}.`)}
        note="Minutes with an academy page in view."
        data={{ head: 'Week', columns: [{ name: 'Minutes per active learner', hue: 'teal' }], rows: minutes }}
        empty="No minutes were recorded in these weeks."
        fileName={fileName('minutes', asOf)}
      />
      <Chart
        title="New accounts by week"
        summary={describePeak(signups, (value, when) => `Most were created in the week of ${when}: ${value}.`)}
        note="Learner accounts, including those waiting for a parent."
        data={{ head: 'Week', columns: [{ name: 'New accounts', hue: 'amber' }], rows: signups }}
        empty="No accounts were created in these weeks, or too few to show."
        fileName={fileName('new-accounts', asOf)}
      />
      <Chart
        title="Projects started by week"
        summary={describeWeeks(projects, 'project', 'started')}
        note="Deleted projects are not included."
        data={{ head: 'Week', columns: [{ name: 'Projects', hue: 'coral' }], rows: projects }}
        empty="No projects were started in these weeks."
        fileName={fileName('projects', asOf)}
      />
      <Chart
        title="Tools in the lab"
        summary={describeTools(tools)}
        data={tools}
        shape="bars"
        empty="No prompts were sent in the lab in these weeks."
        fileName={fileName('tools', asOf)}
      />
    </SimpleGrid>
  )
}
