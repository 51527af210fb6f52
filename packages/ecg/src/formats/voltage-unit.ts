/** The number of millivolts per unit, by its name in lower case. Files write µ as micro sign, as Greek mu or in two wrong bytes. */
const MILLIVOLTS: Readonly<Record<string, number>> = {
  nv: 1e-6,
  nanovolt: 1e-6,
  uv: 1e-3,
  microvolt: 1e-3,
  mv: 1,
  millivolt: 1,
  v: 1000,
  volt: 1000,
}

/** Returns the millivolts of a unit of voltage, or `undefined` if the text names none. */
export function millivoltsPerUnit(unit: string): number | undefined {
  const letters = unit
    .trim()
    .toLowerCase()
    .replace(/^(?:â)?[µμ]/, 'u')
    .replace(/volts$/, 'volt')
  return MILLIVOLTS[letters]
}
