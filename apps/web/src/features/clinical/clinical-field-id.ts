import type { ClinicalField } from '@systole/domain/clinical/invalid-clinical-fields'

/** Returns the id of the control that a field's error links to. */
export function clinicalFieldId(field: ClinicalField | 'progressSoFar' | 'dosing'): string {
  return `clinical-${field}`
}
