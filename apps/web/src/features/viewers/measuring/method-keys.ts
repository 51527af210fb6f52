import type { MeasurementMethod } from '@systole/domain/measurements/measurement'
import type { FileKind } from '@systole/domain/uploads/file-kind'

/** T for the atrium: V and A are taken; E for the echo. */
export const METHOD_KEYS = {
  l: 'length',
  a: 'angle',
  v: 'vhs',
  t: 'vlas',
  e: 'laAo',
} as const satisfies Record<string, MeasurementMethod>

export type MethodKey = keyof typeof METHOD_KEYS

/** Which methods have a button: hearts are measured by vertebrae in radiographs, by the aorta in ultrasound. Every key works everywhere. */
export function methodsFor(kind: FileKind): readonly MethodKey[] {
  if (kind === 'echo') return ['l', 'a', 'e']
  if (kind === 'chestXray' || kind === 'otherXray') return ['l', 'a', 'v', 't']
  return ['l', 'a', 'v', 't', 'e']
}
