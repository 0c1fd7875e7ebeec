import { SimpleGrid } from '@chakra-ui/react'
import { interactionDays } from '@deepm/schema/rules/lab/lab'
import { safetyDays } from '@deepm/schema/rules/safety/safety-score'
import { figureWeeks } from '@deepm/schema/rules/staff/figures'
import { Chart } from '../../../ui/charts/chart.tsx'
import { StatCard } from '../../../ui/components/stat-card.tsx'
import { fileName, formatLearnerCount } from './figure-texts.ts'
import {
  bandsData,
  describeBands,
  describeLevels,
  describeReasons,
  describeWork,
  levelsData,
  reasonsData,
  workData,
} from './safety-figures.ts'
import { type SafetyTabQuery, useSafetyTabQuery } from './safety-tab.generated.ts'
import { ReportDate, TabState } from './tab-state.tsx'

type Figures = SafetyTabQuery['academySafety']

/** Shows how safely learners use the lab and how quickly staff decide. */
export function SafetyTab() {
  const result = useSafetyTabQuery({ fetchPolicy: 'network-only' })
  return <TabState result={result}>{({ academySafety }) => <Safety figures={academySafety} />}</TabState>
}

function Safety({ figures }: { figures: Figures }) {
  const { asOf, labDecisions, projectDecisions } = figures
  const levels = levelsData(figures)
  const reasons = reasonsData(figures)
  return (
    <>
      <ReportDate moment={asOf}>Lab texts are deleted after {interactionDays} days, so older ones are not counted.</ReportDate>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <StatCard
          label={`Median time for staff to decide on lab items. ${decisions(labDecisions.decided)}`}
          value={hours(labDecisions)}
        />
        <StatCard
          label={`Median time for staff to decide on reported projects. ${decisions(projectDecisions.decided)}`}
          value={hours(projectDecisions)}
        />
      </SimpleGrid>
      <Chart
        title="Lab prompts by week and level"
        summary={describeLevels(levels)}
        note="Flagged prompts were answered with a warning. Blocked prompts were not answered."
        data={levels}
        isStacked
        empty="No prompts were sent in the lab in these weeks."
        fileName={fileName('prompts-by-week', asOf)}
      />
      <Chart
        title="Why prompts were flagged or blocked"
        summary={describeReasons(reasons)}
        note="A prompt can have several reasons. The filter can miss things and sometimes blocks harmless ones."
        data={reasons}
        shape="bars"
        empty="No prompts were flagged or blocked in these weeks."
        fileName={fileName('flags-by-reason', asOf)}
      />
      <Chart
        title="Safety scores"
        summary={describeBands(figures)}
        note={`Calculated with the formula that parents see, from prompts in the last ${safetyDays} days. Learners who sent none are not counted.`}
        data={bandsData(figures)}
        shape="bars"
        empty={`No one sent a prompt in the last ${safetyDays} days.`}
        fileName={fileName('safety-scores', asOf)}
      />
      <Chart
        title="Requests to staff"
        summary={describeWork(figures)}
        data={workData(figures)}
        shape="bars"
        empty="No one asked for a review or reported anything in these weeks."
        fileName={fileName('reviews-and-reports', asOf)}
      />
    </>
  )
}

function hours({ medianHours }: Figures['labDecisions']): string {
  return medianHours === null ? 'None yet' : `${medianHours.toLocaleString('en-GB')} ${medianHours === 1 ? 'hour' : 'hours'}`
}

function decisions(count: number): string {
  return `${formatLearnerCount(count, 'decision')} in ${figureWeeks} weeks.`
}
