/**
 * Returns whether the database can store a date: its year has four digits. PostgreSQL has no year 0, and cannot parse
 * the sign that JavaScript writes before other years.
 */
export function isStorableDate(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999
}
