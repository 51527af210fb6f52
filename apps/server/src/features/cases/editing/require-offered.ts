import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { findServiceTerms } from '../../services/service-store.ts'

/** Refuses a service that is only a name, or that is not offered now. SPEC E1. */
export async function requireOffered({ db }: CallContext, service: ServiceId): Promise<void> {
  const hasTable = allServices().some(({ id }) => id === service)
  if (!hasTable || !(await findServiceTerms(db, service)).isOffered)
    throw fieldRefusal('serviceId', 'names a service that cannot be opened')
}
