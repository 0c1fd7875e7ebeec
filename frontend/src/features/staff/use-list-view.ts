import { rowsPerPage } from '@deepm/schema/rules/staff/contact-lists'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Which page of a list, and narrowed down how; all of it stands in the address, so that back and reload lead to the same page. */
export function useListView<Name extends string>(tab: string, names: readonly Name[]) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [after, before] = [params.get('after') ?? '', params.get('before') ?? '']
  const chosen = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>
  const go = (values: Record<string, string>) => {
    const given = Object.entries(values).filter(([, value]) => value !== '')
    return navigate(`?${new URLSearchParams([['tab', tab], ...given])}`, { preventScrollReset: true })
  }
  return {
    chosen,
    isLaterPage: after !== '' || before !== '',
    /** Another choice begins at its first page. */
    choose: (changes: Partial<Record<Name, string>>) => go({ ...chosen, ...changes }),
    turn: (place: { after?: string | null; before?: string | null }) =>
      go({ ...chosen, after: place.after ?? '', before: place.before ?? '' }),
    paging: before
      ? { first: null, after: null, last: rowsPerPage, before }
      : { first: rowsPerPage, after: after || null, last: null, before: null },
  }
}

/** What of an address is one of these; else nothing. */
export function oneOf<Value extends string>(text: string, allowed: Readonly<Record<Value, unknown>>): Value | null {
  return Object.hasOwn(allowed, text) ? (text as Value) : null
}
