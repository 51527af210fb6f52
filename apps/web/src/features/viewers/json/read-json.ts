import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { type EcgRefusal, parseEcgJson } from '@systole/ecg/parse-ecg-json'

export type JsonContent =
  | { is: 'ecg'; recording: EcgRecording }
  /** `refusal` says why it is no ECG although it looks like one. The text is shown, not the value: numbers stay exact. */
  | { is: 'json'; text: string; refusal: Exclude<EcgRefusal, 'notAnEcg'> | undefined }
  | { is: 'unreadable' }

/** What a JSON file turns out to be. */
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
