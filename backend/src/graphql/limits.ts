/** Largest request body in bytes, for GraphQL and REST alike. */
export const bodyLimit = 100 * 1024

/** What one operation may ask for. The widest of the app is the dashboard, which learners and parents share: 125 fields. */
export const complexityLimits = { depth: 10, breadth: 200, complexity: 4000 }

/** Longest document in tokens. Parsing stops there, so a document of aliases costs nothing. */
export const maxTokens = 2000

/** What a run in the explorer may ask for besides: rows of pages within pages, and time. */
export const explorerLimits = { rows: 5000, ms: 10_000 }
