import { isEcgLabel } from './lead-name.ts'
import { millivoltsPerUnit } from './voltage-unit.ts'

/** The other types of signal that EDF+ names, and what recorders write beside an ECG. */
const OTHER_TYPE =
  /^(?:abd|abp|accel|acc|airflow|art|bat|body|bp|chest|cvp|eeg|emg|eog|ep|erg|event|flow|hr|imp|light|mag|marker|mcg|meg|nasal|pleth|ppg|pos|pulse|resp|sao2|snore|sound|spo2|status|temp|thor|trig|[xyz][ _-]?acc)/i

/**
 * Chooses the leads of an ECG among the signals of a file: voltages named as leads, else signals named so, else all voltages of no
 * other type. `undefined` if there are none.
 */
export function ecgSignalsAmong<T extends { label: string; unit: string }>(
  signals: readonly T[],
): readonly T[] | undefined {
  const named = signals.filter(({ label }) => isEcgLabel(label))
  const voltages = signals.filter(({ unit }) => millivoltsPerUnit(unit) !== undefined)
  return [
    named.filter((signal) => voltages.includes(signal)),
    named,
    voltages.filter(({ label }) => !OTHER_TYPE.test(label)),
  ].find(({ length }) => length > 0)
}
