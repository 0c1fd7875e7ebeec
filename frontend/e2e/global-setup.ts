import { AcademyProcess, databasesHere } from './academy-process.ts'

/** Seeds once what every story starts from. A start on nothing has a test of its own in the backend. */
export default async function seedForStories(): Promise<() => Promise<void>> {
  const removals: (() => Promise<void>)[] = []
  for (const kind of await databasesHere()) removals.push(await AcademyProcess.seedOnce(kind))
  return async () => {
    for (const remove of removals) await remove()
  }
}
