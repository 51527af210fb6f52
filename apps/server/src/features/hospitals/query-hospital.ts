import type { queryHospital as contract } from '@systole/contract/hospitals/hospital-settings'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { chosenHospital } from './chosen-hospital.ts'
import { presentHospital } from './present-hospital.ts'

export async function queryHospital(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const hospital = await chosenHospital(context.db, scope, input.hospital_id)
  return { hospital: await presentHospital(context, actor, hospital) }
}
