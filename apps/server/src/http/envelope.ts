import { ERRORS, type ErrorName } from '@systole/contract/wire/errors'

export type Envelope = { code: number; message: string; data: unknown }

export function accepted(data: unknown): Envelope {
  return { code: 0, message: '', data }
}

export function refused(
  name: ErrorName,
  message: string = ERRORS[name].message,
  data: unknown = null,
): Envelope {
  return { code: ERRORS[name].code, message, data }
}
