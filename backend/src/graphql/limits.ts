/** Maximum request body in bytes, for GraphQL and REST. */
export const bodyLimit = 100 * 1024

/** Limits of one operation. The largest one of the app is the dashboard, which learners and parents share: 125 fields. */
export const complexityLimits = { depth: 10, breadth: 200, complexity: 4000 }

/** Complexity of a field that runs several statements each time it is selected, also under an alias. */
export const severalStatements = 150

/** Complexity of a text of up to 4,000 characters, which is as costly to read and send as many short fields. */
export const longText = 20

/** Complexity of a page whose rows have long texts: the number of rows counts, in pages of the default size. */
export function costOfPage({ first, last }: { first?: number | null | undefined; last?: number | null | undefined }): {
  multiplier: number
} {
  return { multiplier: Math.max(1, Math.ceil(Math.max(first ?? 0, last ?? 0) / 20)) }
}

/** Maximum document length in tokens. Parsing stops there, so a document full of aliases is cheap. */
export const maxTokens = 2000

/** Further limits of a document: repeated fields, and work that the field count does not show. */
export const documentLimits = { aliases: 30, directives: 50, mutations: 5 }

/** Selections with all fragments expanded, counted before fragments are compared or followed. */
export const maxSelections = 2000

/** Limits of the request: nesting depth of the variables, and length of the extensions in characters. */
export const requestLimits = { depth: 16, extensions: 1000 }

/** Maximum total rows of nested pages. */
export const maxRows = 5000

/** Time limit of a run in the explorer. */
export const explorerLimits = { ms: 10_000 }
