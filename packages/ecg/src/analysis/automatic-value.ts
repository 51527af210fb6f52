/**
 * A measured value: a draft for a person. `uncertainty` is one standard deviation and `resolution` the step of the signal, both in
 * the unit of the value; `count` is the number of beats it comes from.
 */
export type AutomaticValue = {
  value: number
  uncertainty: number
  resolution: number
  count: number
}

/** The values that a recording is read by, in the unit that each name ends with; an absent one could not be measured. */
export type AutomaticValues = {
  heartRatePerMinute?: AutomaticValue
  pHeightMillivolts?: AutomaticValue
  pDurationSeconds?: AutomaticValue
  prSeconds?: AutomaticValue
  rHeightMillivolts?: AutomaticValue
  qrsDurationSeconds?: AutomaticValue
  qtSeconds?: AutomaticValue
  tHeightMillivolts?: AutomaticValue
  axisDegrees?: AutomaticValue
}
