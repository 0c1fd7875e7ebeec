import { Notice, type NoticeProps } from './feedback.tsx'

/** Shows why something did not work, and has screen readers read it. */
export function ProblemNotice({ title = 'Not saved', tone = 'danger', children }: Partial<NoticeProps>) {
  return (
    <div role="alert">
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  )
}
