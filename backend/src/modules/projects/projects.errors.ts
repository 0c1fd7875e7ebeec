import { mostProjects } from '@deepm/schema/rules/projects'
import { ExpectedError } from '../../errors.ts'
import type { ProjectRow } from './project-rows.service.ts'

/** The project was changed since the version that a change was made on; `current` is how it stands now. */
export class ProjectConflictError extends ExpectedError {
  readonly code = 'PROJECT_CONFLICT'
  readonly current: ProjectRow
  constructor(current: ProjectRow) {
    super('This project was changed somewhere else in the meantime. Nothing of it was overwritten.')
    this.name = 'ProjectConflictError'
    this.current = current
  }
}

/** A learner has as many projects as fit on a board. */
export class ProjectLimitError extends ExpectedError {
  readonly code = 'PROJECT_LIMIT'
  constructor() {
    super(`You have ${mostProjects} projects, and that is as many as fit. Delete one you no longer need.`)
    this.name = 'ProjectLimitError'
  }
}

/** The account is too young for what is shown to others. */
export class ShowcaseLockedError extends ExpectedError {
  readonly code = 'SHOWCASE_LOCKED'
  readonly daysLeft: number
  constructor(daysLeft: number) {
    super(`The showcase opens for you in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`)
    this.name = 'ShowcaseLockedError'
    this.daysLeft = daysLeft
  }
}
