import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { prepareSensitivity } from './prepare-sensitivity.ts'
import { queryEcgPatches } from './query-ecg-patches.ts'
import { saveEcgPatch } from './save-ecg-patch.ts'

/** Serves the corrections of the beats of ECG recordings. */
export function patchRoutes(serve: Serve): void {
  serve.call(contract.ecgPatches.queryEcgPatches, queryEcgPatches)
  serve.call(contract.ecgPatches.saveEcgPatch, saveEcgPatch, prepareSensitivity)
}
