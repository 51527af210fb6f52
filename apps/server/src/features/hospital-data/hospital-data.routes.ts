import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { askErasure } from './erasure/ask-erasure.ts'
import { decideErasure } from './erasure/decide-erasure.ts'
import { askExport } from './export/ask-export.ts'
import { openExport } from './export/export-link.ts'
import { queryErasures, queryHospitalData } from './query-hospital-data.ts'

export function hospitalDataRoutes(serve: Serve) {
  serve.call(contract.hospitalData.queryHospitalData, queryHospitalData)
  serve.call(contract.hospitalData.queryHospitalErasures, queryErasures)
  serve.call(contract.hospitalData.askHospitalExport, askExport)
  serve.call(contract.hospitalData.openHospitalExport, openExport)
  serve.call(contract.hospitalData.askHospitalErasure, askErasure)
  serve.call(contract.hospitalData.decideHospitalErasure, decideErasure)
}
