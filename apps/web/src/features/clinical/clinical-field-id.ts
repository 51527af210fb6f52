import type { ClinicalField } from '@systole/domain/clinical/invalid-clinical-fields'

/** The id of the control that a field's error leads to. */
export function clinicalFieldId(field: ClinicalField | 'progressSoFar' | 'dosing'): string {
  return `clinical-${field}`
}
