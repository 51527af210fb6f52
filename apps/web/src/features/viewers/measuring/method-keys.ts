import type { MeasurementMethod } from '@systole/domain/measurements/measurement'
import type { FileKind } from '@systole/domain/uploads/file-kind'

/** The keys of methods: T for the atrium, because V and A are used; E for the echo. */
export const METHOD_KEYS = {
  l: 'length',
  a: 'angle',
  v: 'vhs',
  t: 'vlas',
  e: 'laAo',
} as const satisfies Record<string, MeasurementMethod>

export type MethodKey = keyof typeof METHOD_KEYS

/**
 * Returns the methods with a button: vertebral methods for radiographs, the aortic ratio for ultrasound. All keys work
 * everywhere.
 */
export function methodsFor(kind: FileKind): readonly MethodKey[] {
  if (kind === 'echo') return ['l', 'a', 'e']
  if (kind === 'chestXray' || kind === 'otherXray') return ['l', 'a', 'v', 't']
  return ['l', 'a', 'v', 't', 'e']
}
