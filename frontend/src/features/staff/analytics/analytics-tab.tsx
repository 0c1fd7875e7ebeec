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
      <ReportDate moment={asOf}>Days with learning are those of each learner’s own calendar.</ReportDate>
      <Weeks figures={figures} />
      <Chart
        title="Who came back"
        summary={describeCohorts(cohorts)}
        note="Of the learners who signed up in a week, the share that was here in the first, second and fourth week after it."
        data={cohorts}
        empty="Nobody who signed up in these weeks has come back in a later one yet."
        fileName={fileName('who-came-back', asOf)}
      />
      <Chart
        title="Questions most often answered wrong"
        summary={describeItems(items)}
        note={`Of questions that at least ${minAnswers} learners answered, those that most had wrong at first.`}
        data={items}
        shape="bars"
        empty={`No question that at least ${minAnswers} learners answered was answered wrong.`}
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
        summary={describePeak(active, (value, when) => `Most learners were here in the week of ${when}: ${value}.`)}
        data={{ head: 'Week', columns: [{ name: 'Active learners', hue: 'violet' }], rows: active }}
        empty="Nobody was here in these weeks, or too few to be told."
        fileName={fileName('active-learners', asOf)}
      />
      <Chart
        title="Active learners by day of the week"
        summary={describePeak(weekdays.rows, (value, when) => `The busiest day is ${when}, with ${value} learners on average.`)}
        data={weekdays}
        empty="Nobody was here in these weeks, or too few to be told."
        fileName={fileName('days-of-the-week', asOf)}
      />
      <Chart
        title="Minutes per active learner"
        summary={describePeak(
          minutes,
          (value, when) => `The longest time, ${value} minutes on average, was in the week of ${when}.`,
        )}
        note="Minutes with a page of the academy in view."
        data={{ head: 'Week', columns: [{ name: 'Minutes per active learner', hue: 'teal' }], rows: minutes }}
        empty="No minutes were counted in these weeks."
        fileName={fileName('minutes', asOf)}
      />
      <Chart
        title="New accounts by week"
        summary={describePeak(signups, (value, when) => `Most were made in the week of ${when}: ${value}.`)}
        note="Accounts of learners, those that wait for a parent included."
        data={{ head: 'Week', columns: [{ name: 'New accounts', hue: 'amber' }], rows: signups }}
        empty="No account was made in these weeks, or too few to be told."
        fileName={fileName('new-accounts', asOf)}
      />
      <Chart
        title="Projects begun by week"
        summary={describeWeeks(projects, 'project', 'begun')}
        note="Without those that were deleted since."
        data={{ head: 'Week', columns: [{ name: 'Projects', hue: 'coral' }], rows: projects }}
        empty="No project was begun in these weeks."
        fileName={fileName('projects', asOf)}
      />
      <Chart
        title="Tools in the lab"
        summary={describeTools(tools)}
        data={tools}
        shape="bars"
        empty="Nothing was asked in the lab in these weeks."
        fileName={fileName('tools', asOf)}
      />
    </SimpleGrid>
  )
}
