import { supportEmail } from '@deepm/schema/rules/plans/programmes'

export function MailLink() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
