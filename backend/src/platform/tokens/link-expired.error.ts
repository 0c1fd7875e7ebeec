import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { ExpectedError } from '../../core/errors.ts'

/** An emailed link that was used, replaced, declined or is too old. */
export class LinkExpiredError extends ExpectedError {
  readonly code = 'LINK_EXPIRED'
  constructor(message = 'This link has already been used or has expired. Ask for a new one.') {
    super(message)
    this.name = 'LinkExpiredError'
  }
}

/** The error for a link without an expiry date that cannot be read: a part of it is missing. */
export function incompleteLinkError(): LinkExpiredError {
  return new LinkExpiredError(`This link is incomplete. Copy the whole link from the email, or email us at ${supportEmail}.`)
}
