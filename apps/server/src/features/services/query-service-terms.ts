import type { queryServiceTerms as contract } from '@systole/contract/office/service-terms'
import type { WireOutputOf } from '@systole/contract/wire/endpoint'
import { allServices } from '@systole/domain/services/services'
import type { CallContext } from '../../app-context.ts'
import { presentServiceTerms } from './present-service-terms.ts'
import { findServiceTerms, serviceTermChanges } from './service-store.ts'

/** Lists the services that have a table, with their terms and the changes of these. */
export async function queryServiceTerms({
  db,
}: CallContext): Promise<WireOutputOf<typeof contract>> {
  const services = []
  for (const service of allServices()) {
    const changes = await serviceTermChanges(db, service.id)
    services.push(presentServiceTerms(service, await findServiceTerms(db, service.id), changes))
  }
  return { services }
}
