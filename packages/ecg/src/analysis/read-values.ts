import type { MeasuredValue, WaveMeasurements } from '../waves/measure-waves.ts'
import type { AutomaticValue, AutomaticValues } from './automatic-value.ts'

/**
 * Returns the values that a recording is read by. Heights and the widths of P and QRS are those of the primary lead if a person chose
 * one, otherwise of lead II, on which the reference values rest, otherwise of the first lead; PR and QT are over all leads.
 */
export function readValues(
  rate: AutomaticValue | undefined,
  measurements: WaveMeasurements | undefined,
  primaryLead?: string,
): AutomaticValues {
  const { leads = [], overall = {} } = measurements ?? {}
  const lead = valueLead(leads, primaryLead)?.values ?? {}
  const found = {
    heartRatePerMinute: rate,
    pHeightMillivolts: toAutomatic(lead.pHeightMillivolts),
    pDurationSeconds: toAutomatic(lead.pDurationSeconds),
    prSeconds: toAutomatic(overall.prSeconds),
    rHeightMillivolts: toAutomatic(lead.rMillivolts),
    qrsDurationSeconds: toAutomatic(lead.qrsDurationSeconds),
    qtSeconds: toAutomatic(overall.qtSeconds),
    tHeightMillivolts: toAutomatic(lead.tHeightMillivolts),
    axisDegrees: toAutomatic(overall.qrsAxisDegrees),
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  ) as AutomaticValues // the same names, without those that are undefined
}

/** Returns the lead whose heights and widths are read. */
export function valueLead<Lead extends { name: string }>(
  leads: readonly Lead[],
  primaryLead: string | undefined,
): Lead | undefined {
  const named = (wanted: string | undefined) => leads.find(({ name }) => name === wanted)
  return named(primaryLead) ?? named('II') ?? leads[0]
}

function toAutomatic(measured: MeasuredValue | undefined): AutomaticValue | undefined {
  if (!measured) return undefined
  const { value, uncertaintySD: uncertainty, resolution, n: count } = measured
  return { value, uncertainty, resolution, count }
}
