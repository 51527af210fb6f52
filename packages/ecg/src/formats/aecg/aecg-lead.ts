import type { StatedFacts } from '../recording-reader.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import type { SourceLead } from '../source-recording.ts'
import { millivoltsPerUnit } from '../voltage-unit.ts'
import type { AecgSequence } from './aecg-document.ts'

/** Units of time with the number of them in a second. */
const PER_SECOND: Readonly<Record<string, number>> = { s: 1, ms: 1e3, us: 1e6, ns: 1e9 }
const TIME_CODES = ['TIME_ABSOLUTE', 'TIME_RELATIVE']

export function isTimeAxis({ code }: AecgSequence): boolean {
  return TIME_CODES.includes(code.toUpperCase())
}

/** Returns the rate of a time axis exactly as its increment states it, without rounding. */
export function rateOfAxis(axes: readonly AecgSequence[]): number | undefined {
  const increment = axes.map(({ quantities }) => quantities.increment).find((found) => found)
  const perSecond = PER_SECOND[increment?.unit.replace(/^[µμ]/, 'u') ?? '']
  const value = Number(increment?.value || Number.NaN)
  return perSecond !== undefined && value > 0 ? perSecond / value : undefined
}

/** Returns the scale of a lead: millivolts = origin + digit × scale, each in its own unit. */
export function aecgLead(
  { code, quantities, digits }: AecgSequence,
  name: string,
  stated: StatedFacts,
): SourceLead {
  const scale = millivoltsOf(quantities.scale) || stated.millivoltsPerUnit
  if (scale === undefined) throw new UnreadableRecording('unitUnknown', `scale of ${code}`)
  const origin = Number(quantities.origin?.value) === 0 ? 0 : millivoltsOf(quantities.origin)
  if (quantities.origin && origin === undefined) {
    throw new UnreadableRecording('unitUnknown', `origin of ${code}`)
  }
  return {
    name,
    millivoltsPerUnit: scale,
    zero: -(origin ?? 0) / scale,
    step: 1,
    extent: digits?.extent,
  }
}

function millivoltsOf(quantity: AecgSequence['quantities']['scale']): number | undefined {
  const perUnit = millivoltsPerUnit(quantity?.unit ?? '')
  const value = Number(quantity?.value || Number.NaN)
  return perUnit === undefined || !Number.isFinite(value) ? undefined : value * perUnit
}
