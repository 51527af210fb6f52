import type {
  addReviewData,
  cancelCorrection,
  queryReviewData,
  startCorrection,
} from '@systole/contract/reports/reports'
import type { WireOutputOf } from '@systole/contract/wire/endpoint'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import type { Consult } from '../report-source.ts'

export type EcgConsult = Consult & { service: EcgServiceId }

/** The review data of ECG cases, which are kept apart from the drafts of eConsults. */
export type EcgReviewCalls = {
  query: (
    context: CallContext,
    call: Call<typeof queryReviewData>,
    consult: EcgConsult,
  ) => Promise<WireOutputOf<typeof queryReviewData>>
  save: (
    context: CallContext,
    call: Call<typeof addReviewData>,
    consult: EcgConsult,
  ) => Promise<WireOutputOf<typeof addReviewData>>
  prove: (
    context: CallContext,
    call: Call<typeof addReviewData>,
    consult: EcgConsult,
  ) => Promise<void>
  startCorrection: (
    context: CallContext,
    call: Call<typeof startCorrection>,
    consult: EcgConsult,
  ) => Promise<WireOutputOf<typeof startCorrection>>
  cancelCorrection: (
    context: CallContext,
    call: Call<typeof cancelCorrection>,
    consult: EcgConsult,
  ) => Promise<WireOutputOf<typeof cancelCorrection>>
}

export function isEcgCase(consult: Consult): consult is EcgConsult {
  return isEcgService(consult.service)
}
