import type { ApolloCache, Reference } from '@apollo/client'
import { projectStatuses } from '@deepm/schema/rules/projects/projects'

// Apollo caches the board by column. The status alone determines the column.

type List = { edges: { node: Reference | undefined }[] }
type Placed = { id: string; status: string }

/** Moves a project to the column of its status. Cards are sorted by the time of their last move. */
export function moveProjectInCache(cache: ApolloCache, learnerId: string, { id, status }: Placed): void {
  for (const column of projectStatuses) changeColumn(cache, `${learnerId}:${column}`, id, column === status)
}

/** Removes a project from the board. */
export function removeProjectFromCache(cache: ApolloCache, learnerId: string, id: string): void {
  for (const column of projectStatuses) changeColumn(cache, `${learnerId}:${column}`, id, false)
}

function changeColumn(cache: ApolloCache, columnId: string, id: string, belongsHere: boolean): void {
  let added = 0
  const column = cache.identify({ __typename: 'ProjectColumn', id: columnId }) ?? ''
  cache.modify({
    id: column,
    fields: {
      projects: (existing, { readField, toReference }) => {
        const list = existing as List
        const others = list.edges.filter((edge) => readField('id', edge.node) !== id)
        const isHere = others.length < list.edges.length
        if (isHere === belongsHere) return existing
        added = isHere ? -1 : 1
        const edge = { __typename: 'ProjectColumnProjectsConnectionEdge', node: toReference({ __typename: 'Project', id }) }
        return { ...list, edges: isHere ? others : [edge, ...others] }
      },
    },
  })
  cache.modify({ id: column, fields: { count: (count: number) => count + added } })
}
