import type { MeasurementMethod } from '@systole/domain/measurements/measurement'
import type { FileKind } from '@systole/domain/uploads/file-kind'

export type MethodKey = { key: string; method: MeasurementMethod }

/** The keys of methods: T for the atrium, because V and A are used; E for the echo. */
const PICTURE_KEYS: readonly MethodKey[] = [
  { key: 'l', method: 'length' },
  { key: 'a', method: 'angle' },
  { key: 'v', method: 'vhs' },
  { key: 't', method: 'vlas' },
  { key: 'e', method: 'laAo' },
]

/** The keys on a picture of an ECG, those of the ECG viewer. S marks the direction of the scale that is missing. */
const PAGE_KEYS: readonly MethodKey[] = [
  { key: 's', method: 'timeScale' },
  { key: 'c', method: 'pageInterval' },
  { key: 'a', method: 'pageAmplitude' },
]

const HIDDEN: Partial<Record<FileKind, readonly MeasurementMethod[]>> = {
  echo: ['vhs', 'vlas'],
  chestXray: ['laAo'],
  otherXray: ['laAo'],
}

/** Returns the methods that a key starts in a file of this kind. */
export function keysFor(kind: FileKind): readonly MethodKey[] {
  return kind === 'ecg' ? PAGE_KEYS : PICTURE_KEYS
}

/** Returns the methods with a button: vertebral methods for radiographs, the aortic ratio for ultrasound. */
export function methodsFor(kind: FileKind): readonly MethodKey[] {
  return keysFor(kind).filter(({ method }) => !HIDDEN[kind]?.includes(method))
}
