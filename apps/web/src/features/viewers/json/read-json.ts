import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { type EcgRefusal, parseEcgJson } from '@systole/ecg/parse-ecg-json'

export type JsonContent =
  | { is: 'ecg'; recording: EcgRecording }
  /**
   * `refusal` is the reason why it is not an ECG although it resembles one. The text is kept rather than the value, so that
   * numbers are exact.
   */
  | { is: 'json'; text: string; refusal: Exclude<EcgRefusal, 'notAnEcg'> | undefined }
  | { is: 'unreadable' }

/** Classifies the content of a JSON file. */
export function readJson(text: string): JsonContent {
  const value = parsed(text)
  if (value === undefined) return { is: 'unreadable' }
  const recording = parseEcgJson(value)
  if (!('refusal' in recording)) return { is: 'ecg', recording }
  const { refusal } = recording
  return { is: 'json', text, refusal: refusal === 'notAnEcg' ? undefined : refusal }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
