import type { deleteHospitalLogo as contract } from '@systole/contract/hospitals/hospital-settings'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { replaceLogo } from './replace-logo.ts'

export async function deleteLogo(context: CallContext, call: Call<typeof contract>) {
  await replaceLogo(context, call, { hospitalId: call.input.hospital_id, logoKey: null })
  return {}
}
