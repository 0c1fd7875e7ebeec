import { rowsPerPage } from '@deepm/schema/rules/staff/contact-lists'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Manages a list's page and filters in the URL, so that back and reload show the same page. */
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
    /** Returns to the first page. */
    choose: (changes: Partial<Record<Name, string>>) => go({ ...chosen, ...changes }),
    turn: (place: { after?: string | null; before?: string | null }) =>
      go({ ...chosen, after: place.after ?? '', before: place.before ?? '' }),
    paging: before
      ? { first: null, after: null, last: rowsPerPage, before }
      : { first: rowsPerPage, after: after || null, last: null, before: null },
  }
}

/** Returns the text if it is an allowed value, else `null`. */
export function oneOf<Value extends string>(text: string, allowed: Readonly<Record<Value, unknown>>): Value | null {
  return Object.hasOwn(allowed, text) ? (text as Value) : null
}
