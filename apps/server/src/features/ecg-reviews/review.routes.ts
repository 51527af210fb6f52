import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { getMreResult } from './get-mre-result.ts'

/** Serves the review of ECG cases. */
export function reviewRoutes(serve: Serve): void {
  serve.call(contract.mre.getMreResult, getMreResult)
}
