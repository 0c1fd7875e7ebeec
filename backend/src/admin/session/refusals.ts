import { ExpectedError } from '../../core/errors.ts'

/** A command that was not carried out, for a reason that the operator can act on. */
export class RefusedError extends ExpectedError {
  readonly code = 'REFUSED'
}

/** Messages of services speak to the person who is signed in. These are for the operator. */
const forOperator: Readonly<Record<string, string>> = {
  PROGRAMME_RUNNING: 'The account has a paid programme, or a payment for one is in progress. End the programme first.',
  PAYMENT_UNREACHABLE: 'The payment provider does not answer, so it is unknown whether the account pays. Try again later.',
  CHILDREN_LINKED:
    'Children learn with the consent of this parent, and no other parent is linked. Erase the children first, or let the parent withdraw the consent.',
  LAST_STAFF: 'No other member of staff has access. Invite one first.',
}

/** Returns the message of an expected error for the operator. */
export function describeRefusal(error: ExpectedError): string {
  return forOperator[error.code] ?? error.message
}
