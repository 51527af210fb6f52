import type { queryCreditHospitals as contract } from '@systole/contract/money/credit-office'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { findCreditHospitals } from './credit-hospital-store.ts'
import { presentCreditHospitals } from './present-credit-hospital.ts'

const SHOWN = 50

export async function queryCreditHospitals(context: CallContext, { input }: Call<typeof contract>) {
  const words = (input.find ?? '').split(/\s+/).filter(Boolean)
  const wanted = { words, hospitalId: input.hospital_id }
  const { found, total } = await findCreditHospitals(context.db, wanted, SHOWN)
  return { hospitals: await presentCreditHospitals(context, found), total }
}
