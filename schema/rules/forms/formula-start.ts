/**
 * Matches a CSV cell that a spreadsheet may evaluate as a formula: it starts, after any white space, with a half-width or
 * full-width formula sign, a tab or a line break. PapaParse's own pattern misses multi-line cells, full-width signs and
 * leading white space.
 */
export const formulaStart = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u
