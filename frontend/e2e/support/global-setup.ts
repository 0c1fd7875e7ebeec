import { AcademyProcess, databasesHere } from './academy-process.ts'

/** Seeds the data that every test starts from, once. The backend tests a start on an empty database. */
export default async function seedForStories(): Promise<() => Promise<void>> {
  const removals: (() => Promise<void>)[] = []
  for (const kind of await databasesHere()) removals.push(await AcademyProcess.seedOnce(kind))
  return async () => {
    for (const remove of removals) await remove()
  }
}
