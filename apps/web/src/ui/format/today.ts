/** Returns the reader's calendar day as `YYYY-MM-DD`: ages and birth dates are days, not moments. */
export function todayHere(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  const day = String(now.getDate()).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${day}`
}
