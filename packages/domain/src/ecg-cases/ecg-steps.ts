import type { EcgService } from './ecg-action.ts'
import type { EcgRows } from './ecg-step.ts'
import { ARRIVING, judgingQuality, patching } from './preparation-steps.ts'
import { ASSIGNING, RELEASED, REVIEWING } from './review-steps.ts'

/** Returns the steps of ECG cases, in which patchers need the rights in the test of the service. Handbook 1.2. */
export function ecgSteps(service: EcgService): EcgRows {
  return {
    ...ARRIVING,
    ...patching(`tests.${service}.patch`, `tests.${service}.review`),
    ...judgingQuality(`tests.${service}.patch`),
    ...ASSIGNING,
    ...REVIEWING,
    ...RELEASED,
  }
}
