/** Whether the database can keep a moment: its year has four digits. PostgreSQL has no year 0, and cannot read the sign that JavaScript writes before others. */
export function isStorableDate(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999
}
