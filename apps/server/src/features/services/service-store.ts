import type { ServiceTerms } from '@systole/domain/services/refuse-terms'
import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices, serviceOf } from '@systole/domain/services/services'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { auditLog } from '../../db/schema/cases.ts'
import { services } from '../../db/schema/services.ts'

const MOST_CHANGES = 50

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

/** Returns the terms of all services that have a table, and locks them. */
export async function lockServiceTerms(db: Db): Promise<Map<ServiceId, ServiceTerms>> {
  const rows = await db.select().from(services).orderBy(asc(services.service)).for('update')
  return new Map(
    allServices().map(({ id, promiseMinutes }) => [
      id,
      rows.find(({ service }) => service === id) ?? { promiseMinutes, isOffered: false },
    ]),
  )
}

export async function saveServiceTerms(
  db: Db,
  service: ServiceId,
  { isOffered, promiseMinutes }: ServiceTerms,
): Promise<void> {
  const terms = { isOffered, promiseMinutes }
  await db
    .insert(services)
    .values({ service, ...terms })
    .onConflictDoUpdate({ target: services.service, set: terms })
}

export type ServiceTermChange = {
  at: Date
  by: string
  reason: string
  from: ServiceTerms
  to: ServiceTerms
}

/** Returns the changes of a service's terms, newest first, with the names of the actors. */
export async function serviceTermChanges(db: Db, service: ServiceId): Promise<ServiceTermChange[]> {
  const rows = await db
    .select({
      at: auditLog.at,
      details: auditLog.details,
      first: accounts.firstName,
      last: accounts.lastName,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.accountId, auditLog.actorId))
    .where(
      and(eq(auditLog.object, `service:${service}`), eq(auditLog.action, 'service.termsChanged')),
    )
    .orderBy(desc(auditLog.auditId))
    .limit(MOST_CHANGES)
  return rows.map(({ at, details, first, last }) => ({
    at,
    by: [first, last].filter((name) => name).join(' '),
    ...(details as Omit<ServiceTermChange, 'at' | 'by'>), // as this action is written
  }))
}
