import { type MouseEvent, useState } from 'react'
import { LinkButton, type LinkButtonProps } from '../components/button.tsx'
import { toastNotSaved } from '../feedback/not-saved.ts'
import { saveBlob } from './save-file.ts'

type Props = Pick<LinkButtonProps, 'variant' | 'hue' | 'children'> & {
  href: string
  fileName: string
  getFile(href: string): Promise<Blob | { refusal: string | undefined }>
}

/** A link to a file of the server. The file is fetched first, so that a refusal or an ended session is shown on this page. */
export function FileLink({ href, fileName, getFile, ...looks }: Props) {
  const [isBusy, setBusy] = useState(false)
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const file = await getFile(href).catch(() => ({ refusal: undefined }))
    if (file instanceof Blob) saveBlob(fileName, file)
    else toastNotSaved(file.refusal, 'The file was not saved')
    setBusy(false)
  }
  return <LinkButton {...looks} href={href} download={fileName} aria-busy={isBusy} onClick={(event) => void save(event)} />
}
