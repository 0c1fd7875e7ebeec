import type { ApolloCache, Reference } from '@apollo/client'

/** Removes a project from the cached showcase. */
export function hideFromShowcase(cache: ApolloCache, projectId: string): void {
  const id = cache.identify({ __typename: 'ShowcaseProject', id: projectId })
  cache.modify({
    fields: {
      showcase: (existing) => {
        const shown = existing as { projects: Reference[] }
        return { ...shown, projects: shown.projects.filter((it) => it.__ref !== id) }
      },
    },
  })
}
