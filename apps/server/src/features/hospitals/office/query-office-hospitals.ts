import type { queryOfficeHospitals as contract } from '@systole/contract/hospitals/hospital-office'
import { Country } from '@systole/domain/hospitals/hospital'
import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { findOfficeHospitals } from './hospital-office-store.ts'

const SHOWN = 50
const RECENT = 30 * DAY

/** Lists the hospitals of the portal for the office. */
export async function queryOfficeHospitals(
  { db, clock }: CallContext,
  { input }: Call<typeof contract>,
) {
  const { found, total } = await findOfficeHospitals(
    db,
    {
      words: (input.find ?? '').split(/\s+/).filter(Boolean),
      country: input.country,
      hospitalId: input.hospital_id,
      since: new Date(clock.now().getTime() - RECENT),
    },
    SHOWN,
  )
  return {
    hospitals: found.map((row) => ({
      hospital_id: row.hospitalId,
      name: row.name,
      country: Country.parse(row.country),
      email: row.email,
      distributor: row.distributor ?? '',
      plans: row.plans,
      accounts: row.accounts,
      cases: row.cases,
      latest: row.latestAt,
      erased: row.erasedAt,
    })),
    total,
  }
}
