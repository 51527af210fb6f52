import type { queryVetUsers as contract } from '@systole/contract/hospitals/hospitals'
import { seesPart } from '@systole/domain/access/case-parts'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { vetAccounts } from '../hospital-store.ts'

export async function queryVetUsers(
  { db }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const rows = await vetAccounts(db, scope, { country: input.country, accountId: input.uid })
  return {
    hospitals: rows.map(({ accountId, email, hospital, distributor }) => {
      const named = { uid: accountId, name: hospital.name, email }
      if (input.lite) return named
      return {
        ...named,
        country: hospital.country,
        phone: hospital.phone,
        address: hospital.address,
        other_email: hospital.email,
        ...(seesPart('distributor', actor.userType) && {
          hospital_id: hospital.hospitalId,
          distributor: distributor ?? '',
        }),
        representative: hospital.representative,
        representative_license: hospital.representativeLicense,
      }
    }),
  }
}
