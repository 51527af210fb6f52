import type { queryVetUsers as contract } from '@systole/contract/hospitals'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { vetAccounts } from './hospital-store.ts'

export async function queryVetUsers({ db }: CallContext, { input, scope }: Call<typeof contract>) {
  const rows = await vetAccounts(db, scope, { country: input.country, accountId: input.uid })
  return {
    hospitals: rows.map(({ accountId, email, hospital }) => ({
      uid: accountId,
      name: hospital.name,
      email,
      country: hospital.country,
      phone: hospital.phone,
      address: hospital.address,
      representative: hospital.representative,
      representative_license: hospital.representativeLicense,
    })),
  }
}
