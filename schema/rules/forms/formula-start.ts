/**
 * Matches a cell of a CSV file that a spreadsheet may evaluate as a formula: it starts with a sign of a formula, half or full
 * width, or with a tab or line break, after any white space. PapaParse's own pattern misses cells of several lines, full-width
 * signs and leading white space.
 */
export const formulaStart = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u
