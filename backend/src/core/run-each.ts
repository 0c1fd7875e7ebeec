/**
 * Runs a task for each item, one after the other. A failure does not affect the other items.
 *
 * @throws AggregateError at the end with all failures
 */
export async function runEach<T>(items: Iterable<T>, task: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await task(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} items of a job failed: ${String(failures[0])}`)
}
