/** The number of millivolts per unit, by its name in lower case. */
export const MILLIVOLTS_PER: Readonly<Record<string, number>> = {
  mv: 1,
  millivolt: 1,
  millivolts: 1,
  uv: 0.001,
  µv: 0.001, // micro sign
  μv: 0.001, // Greek mu
  microvolt: 0.001,
  microvolts: 0.001,
  v: 1000,
}
