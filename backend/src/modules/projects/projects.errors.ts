import { maxProjects } from '@deepm/schema/rules/projects/projects'
import { ExpectedError } from '../../core/errors.ts'
import type { ProjectRow } from './project-rows.service.ts'

/** The project was changed after the version that the change is based on; `current` is its current state. */
export class ProjectConflictError extends ExpectedError {
  readonly code = 'PROJECT_CONFLICT'
  readonly current: ProjectRow
  constructor(current: ProjectRow) {
    super('This project was changed somewhere else in the meantime. Nothing was overwritten.')
    this.name = 'ProjectConflictError'
    this.current = current
  }
}

/** The learner has reached the maximum number of projects. */
export class ProjectLimitError extends ExpectedError {
  readonly code = 'PROJECT_LIMIT'
  constructor() {
    super(`You have ${maxProjects} projects, which is the limit. Delete one you no longer need.`)
    this.name = 'ProjectLimitError'
  }
}

/** The account is too new to share with others. */
export class ShowcaseLockedError extends ExpectedError {
  readonly code = 'SHOWCASE_LOCKED'
  readonly daysLeft: number
  constructor(daysLeft: number) {
    super(`The showcase opens for you in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`)
    this.name = 'ShowcaseLockedError'
    this.daysLeft = daysLeft
  }
}
