import { supportMail } from './addresses.ts'

export function MailLink() {
  return <a href={`mailto:${supportMail}`}>{supportMail}</a>
}
