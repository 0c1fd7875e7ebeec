import { maxChildren } from '@deepm/schema/rules/family/family-size'
import { ExpectedError } from '../../core/errors.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'

/** The parent already has four children. */
export class FamilyFullError extends ExpectedError {
  readonly code = 'FAMILY_FULL'
  constructor() {
    super(
      `You already have ${maxChildren} children here. That is the most a family can have. Nothing was changed, and an emailed link works until its date.`,
    )
    this.name = 'FamilyFullError'
  }
}

/** A learner without a linked parent asks the family for something. */
export class NoParentLinkedError extends ExpectedError {
  readonly code = 'NO_PARENT_LINKED'
  constructor() {
    super('No parent is linked to you, so there is no one to ask. You can invite one on the Family Dashboard.')
    this.name = 'NoParentLinkedError'
  }
}

/** The parent to link is suspended by staff. */
export class SuspendedParentError extends LinkExpiredError {
  constructor() {
    super('The account of this parent is suspended, so nothing was changed.')
  }
}
