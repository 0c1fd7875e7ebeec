/** Largest request body in bytes, for GraphQL and REST alike. */
export const bodyLimit = 100 * 1024

/** What one operation may ask for. The widest of the app is the dashboard, which learners and parents share: 125 fields. */
export const complexityLimits = { depth: 10, breadth: 200, complexity: 4000 }

/** Longest document in tokens. Parsing stops there, so a document of aliases costs nothing. */
export const maxTokens = 2000

/** What a document may hold besides: what repeats one field, or work that no field shows. */
export const documentLimits = { aliases: 30, directives: 50, mutations: 5 }

/** Selections with every fragment unfolded, counted before fragments are compared or followed. */
export const maxSelections = 2000

/** What may come with an operation: levels of objects and lists within variables, and characters of extensions. */
export const requestLimits = { depth: 16, extensions: 1000 }

/** Rows that pages within pages may have together. */
export const maxRows = 5000

/** How long a run in the explorer may take. */
export const explorerLimits = { ms: 10_000 }
