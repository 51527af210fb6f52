import { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { z } from 'zod'
import { decodeFields, encodeFields, encodeName } from '../wire/codec.ts'
import type { CLINICAL_NAMES } from './clinical-names.ts'

const { respiratoryRate, breathingSound, clinicalSigns, auscultation, dataValid, ...texts } =
  ClinicalInput.shape

/** Clinical input on the wire, and as it is stored: its names are in released reports and their digests. portal §3. */
export const WireClinicalInput = z.object({
  ...onWire({ respiratoryRate }),
  breathingSound: z
    .object(onWire(breathingSound.unwrap().shape))
    .default({ breathingSoundValue: '', othersTextValue: '' }),
  clinicalSigns: z.object(onWire(clinicalSigns.unwrap().shape)).prefault({}),
  auscultation: z.object(onWire(auscultation.unwrap().shape)).prefault({}),
  ...onWire(texts),
  dataValid,
})
export type WireClinicalInput = z.infer<typeof WireClinicalInput>

export function decodeClinicalInput(input: WireClinicalInput): ClinicalInput {
  return decodeFields(input)
}

export function encodeClinicalInput(input: ClinicalInput): WireClinicalInput {
  return encodeFields(input) as WireClinicalInput // renames the same fields back
}

type WireNames = typeof CLINICAL_NAMES
type OnWire<Shape> = {
  [Wire in keyof WireNames as WireNames[Wire] extends keyof Shape
    ? Wire
    : never]: Shape[WireNames[Wire] & keyof Shape]
}

/** Returns the fields by their names on the wire, in their order. */
function onWire<Shape extends z.ZodRawShape>(shape: Shape): OnWire<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [encodeName(name), field])
  return Object.fromEntries(fields) as OnWire<Shape> // renames the same fields
}
