// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget the roles of a table that is not laid out as one
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type StackTableProps = {
  caption: string
  columns: readonly string[]
  /** One cell per column; the first is the row header. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table that becomes a stack of cards on narrow screens. The explicit roles keep it a table for screen readers. */
export function StackTable({ caption, columns, rows }: StackTableProps) {
  return (
    <chakra.table role="table" css={look}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr key={row} role="row">
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} role="rowheader" scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]} role="cell" data-label={columns[index]}>
                  <span>{cell}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

const wide = '@media (min-width: 768px), print'
const narrow = '@media screen and (max-width: 767.98px)'

const look = {
  width: 'full',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& caption': { textAlign: 'start', fontFamily: 'heading', fontWeight: '600', fontSize: 'lg', paddingBottom: '3' },
  '& th': { textAlign: 'start', fontWeight: '700' },
  '& code': { fontFamily: 'mono', fontSize: 'md' },
  [wide]: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& thead th': { color: 'fg.muted', paddingX: '4', paddingBottom: '2' },
    '& tbody th, & td': { verticalAlign: 'top', paddingX: '4', paddingY: '3', borderTopWidth: '2px', borderColor: 'border.soft' },
    '& tbody th': { width: '30%' },
    '& tbody tr:nth-of-type(odd) > *': { bg: 'bg.card' },
    '& tr': { breakInside: 'avoid' },
  },
  [narrow]: {
    '&, & caption, & tbody, & tr, & tbody th, & td': { display: 'block' },
    // Visually hidden, but available to screen readers.
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      bg: 'bg.card',
      borderWidth: '3px',
      borderColor: 'border.ink',
      borderRadius: '2xl',
      padding: '4',
      marginBottom: '3',
    },
    '& tbody th': { fontFamily: 'heading', fontSize: 'lg', fontWeight: '600', lineHeight: '1.3' },
    '& td': { marginTop: '1.5' },
    '& td::before': { content: 'attr(data-label) ": "', color: 'fg.muted', fontWeight: '700' },
  },
} as const
