import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { Chart } from '../../../ui/charts/chart.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { describeWeeks, fileName, weekRows } from './figure-texts.ts'
import { describeDropOff, describeFolders, describePaths, foldersData, lessonsData, pathsData } from './progress-figures.ts'
import { type ProgressTabQuery, useProgressTabQuery } from './progress-tab.generated.ts'
import { ReportDate, TabState } from './tab-state.tsx'

type Figures = ProgressTabQuery['academyProgress']

/** Shows learners' progress on the paths and the lessons completed each week. */
export function ProgressTab() {
  const result = useProgressTabQuery({ fetchPolicy: 'network-only' })
  return <TabState result={result}>{({ academyProgress }) => <Progress figures={academyProgress} />}</TabState>
}

function Progress({ figures: { asOf, weeks, paths } }: { figures: Figures }) {
  const rows = weekRows(weeks, ({ lessons }) => [lessons])
  const data = pathsData(paths)
  return (
    <>
      <ReportDate moment={asOf}>Learners can follow several paths and are counted on each.</ReportDate>
      <Chart
        title="How far learners got on the paths"
        summary={describePaths(data)}
        data={data}
        shape="bars"
        empty="No one has started a path yet."
        fileName={fileName('paths', asOf)}
      />
      <OnePath paths={paths} asOf={asOf} />
      <Chart
        title="Lessons completed by week"
        summary={describeWeeks(rows, 'lesson', 'completed')}
        data={{ head: 'Week', columns: [{ name: 'Lessons completed', hue: 'teal' }], rows }}
        empty="No lessons were completed in these weeks."
        fileName={fileName('lessons-by-week', asOf)}
      />
    </>
  )
}

function OnePath({ paths, asOf }: Pick<Figures, 'paths' | 'asOf'>) {
  const [chosen, choose] = useState('')
  const path = paths.find(({ id }) => id === chosen) ?? paths[0]
  if (!path) return null
  return (
    <>
      <Box maxWidth="sm">
        <SelectField
          label="Choose a path"
          value={path.id}
          options={paths.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => choose(target.value)}
        />
      </Box>
      <Chart
        title={`Folders in ${path.name}`}
        summary={describeFolders(path)}
        data={foldersData(path)}
        shape="bars"
        empty={`No one has started a folder in ${path.name} yet.`}
        fileName={fileName(`folders-${path.id}`, asOf)}
      />
      <Chart
        title={`Where learners stop in ${path.name}`}
        summary={describeDropOff(path)}
        note="Learners who completed each lesson, in the order of the path."
        data={lessonsData(path)}
        shape="bars"
        empty={`No one has completed a lesson in ${path.name} yet.`}
        fileName={fileName(`lessons-${path.id}`, asOf)}
      />
    </>
  )
}
