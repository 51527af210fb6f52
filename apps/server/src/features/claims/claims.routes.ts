import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { assignCase } from './assign-case.ts'
import { takeOverCase } from './take-over-case.ts'
import { visitCase } from './visit-case.ts'

export function claimRoutes(serve: Serve) {
  serve.call(contract.claims.visitCase, visitCase)
  serve.call(contract.claims.takeOverCase, takeOverCase)
  serve.call(contract.claims.assignCase, assignCase)
}
