import type { queryHospitalStaff as contract } from '@systole/contract/hospitals/hospital-staff'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { chosenHospital } from '../chosen-hospital.ts'
import { presentColleague } from './present-colleague.ts'
import { staffOf } from './staff-store.ts'

export async function queryStaff({ db }: CallContext, { input, scope }: Call<typeof contract>) {
  const { hospitalId } = await chosenHospital(db, scope, input.hospital_id)
  const staff = await staffOf(db, hospitalId)
  return { staff: staff.map(presentColleague) }
}
