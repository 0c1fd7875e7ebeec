import { supportEmail } from '@deepm/schema/rules/programmes'

export function MailLink() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
