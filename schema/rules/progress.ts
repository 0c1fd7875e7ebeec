/** Whole percent of `done` out of `total`, 0 when there is nothing to do. 100 only when everything is done. */
export function percentDone(done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * Math.min(done, total)) / total)
}

/** A lesson opens when every lesson it builds on is completed. */
export function isLessonLocked(prerequisites: readonly string[], completed: ReadonlySet<string>): boolean {
  return prerequisites.some((id) => !completed.has(id))
}

/** Folders of each path when it is whole. A path that is still being written cannot be completed. */
export const foldersOfPath: Readonly<Record<string, number>> = { entrepreneur: 8, writer: 6, creator: 7, campaigner: 5 }

export function isPathCompleted(personaId: string, folders: { total: number; completed: number }): boolean {
  return folders.completed === folders.total && folders.total >= (foldersOfPath[personaId] ?? 1)
}
