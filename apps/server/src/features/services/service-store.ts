import type { Service } from '@systole/domain/services/service'
import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices, serviceOf } from '@systole/domain/services/services'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { services } from '../../db/schema/services.ts'

type ServiceTerms = Pick<Service, 'promiseMinutes'> & { isOffered: boolean }

/** Returns the terms of a service as set by an admin; without a row they are those of its table, and it is not offered. */
export async function findServiceTerms(db: Db, service: ServiceId): Promise<ServiceTerms> {
  const [row] = await db.select().from(services).where(eq(services.service, service))
  return row ?? { promiseMinutes: serviceOf({ service }).promiseMinutes, isOffered: false }
}

/** Returns the services in which new cases can be opened, in their usual order. */
export async function offeredServices(
  db: Db,
): Promise<{ service: ServiceId; promiseMinutes: number }[]> {
  const rows = await db.select().from(services).where(eq(services.isOffered, true))
  return allServices().flatMap(({ id }) => rows.filter(({ service }) => service === id))
}

/** Returns the longest promise of any service. */
export async function longestPromise(db: Db): Promise<number> {
  const rows = await db.select({ promiseMinutes: services.promiseMinutes }).from(services)
  return Math.max(0, ...rows.map(({ promiseMinutes }) => promiseMinutes))
}
