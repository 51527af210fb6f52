import { workRight } from '@systole/domain/access/can-in'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { NotificationKind } from '@systole/domain/notifications/notification'
import {
  type NotificationRule,
  type NotificationRules,
  notificationsFor,
} from '@systole/domain/notifications/notification-rules'
import { isNotifiedByService, serviceTableOf } from '@systole/domain/services/service-tables'
import { allServices } from '@systole/domain/services/services'
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { cases } from '../../db/schema/cases.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { pets } from '../../db/schema/pets.ts'

type Occasion = {
  caseEventId: number
  caseId: string
  hospitalId: string
  actorId: string | null
  role: string
  action: string
  to: string
  note: string
  at: Date
  /** The assignee before a take-over or an assignment. */
  formerReaderId?: string | null | undefined
}

/** Notifies everyone concerned by a line of the case log except the actor, in the transaction that wrote it. */
export async function notifyOfEvent(db: Db, event: Occasion): Promise<void> {
  const ofService = isNotifiedByService(event.action) ? await serviceNotices(db, event.caseId) : {}
  for (const notification of notificationsFor(event, ofService))
    await insertFor(db, event, notification)
}

async function insertFor(db: Db, event: Occasion, notification: NotificationRule): Promise<void> {
  const { caseId, actorId, caseEventId, at } = event
  await insertWithPushes(
    db,
    sql`
    insert into notifications (account_id, kind, case_id, detail, dedupe_key, created_at)
    select a.account_id, ${notification.kind}, ${caseId}, ${notification.detail}, ${`event:${caseEventId}`}, ${at.toISOString()}::timestamptz
    from accounts a
    where a.disabled_at is null and a.account_id is distinct from ${actorId} and (${sidesOf(notification, event)})
    on conflict do nothing`,
  )
}

/** Inserts notifications, and what is to be sent to the browsers of their accounts, in one statement. */
export async function insertWithPushes(db: Db, insert: SQL): Promise<void> {
  await db.execute(sql`
    with added as (${insert} returning notification_id, account_id, created_at)
    insert into pushes (notification_id, device_id, send_at)
    select n.notification_id, d.device_id, n.created_at
    from added n join push_devices d on d.account_id = n.account_id`)
}

async function serviceNotices(db: Db, caseId: string): Promise<NotificationRules> {
  const [consult] = await db
    .select({ service: cases.service })
    .from(cases)
    .where(eq(cases.caseId, caseId))
  return consult ? serviceTableOf(consult).notices : {}
}

/** Notifies every enabled admin but one about a payment of a case, or about a hospital, named in `detail` by its id. */
export async function notifyOtherAdmins(
  db: Db,
  notification: {
    kind: NotificationKind
    caseId?: string
    detail?: string
    occasion: string
    exceptId: string
    at: Date
  },
): Promise<void> {
  const { kind, caseId = null, detail = '', occasion, exceptId, at } = notification
  await insertWithPushes(
    db,
    sql`
    insert into notifications (account_id, kind, case_id, detail, dedupe_key, created_at)
    select a.account_id, ${kind}, ${caseId}, ${detail}, ${occasion}, ${at.toISOString()}::timestamptz
    from accounts a
    where a.disabled_at is null and a.user_type = 'internal_admin' and a.account_id <> ${exceptId}
    on conflict do nothing`,
  )
}

const SIDES = {
  hospital: ({ hospitalId }: Occasion) =>
    sql`(a.hospital_id = ${hospitalId} and a.user_type = 'vet')`,
  admins: () => sql`a.user_type = 'internal_admin'`,
  /** The assignee of the case, or the signer of its newest report. */
  reader: ({ caseId }: Occasion) => sql`a.account_id = coalesce(
    (select c.reader_id from cases c where c.case_id = ${caseId}), ${newestAuthor(caseId)})`,
  reviewer: ({ caseId }: Occasion) => sql`a.account_id = coalesce(
    (select coalesce(c.first_reviewer_id, c.reader_id) from cases c where c.case_id = ${caseId}), ${newestAuthor(caseId)})`,
  author: ({ caseId }: Occasion) => sql`a.account_id = ${newestAuthor(caseId)}`,
  formerReader: ({ formerReaderId = null }: Occasion) => sql`a.account_id = ${formerReaderId}`,
  patchers: (event: Occasion) => workersOf(event, ['patcher', 'senior_patcher']),
  seniorPatchers: (event: Occasion) => workersOf(event, ['senior_patcher']),
  reviewers: (event: Occasion) => workersOf(event, ['reviewer']),
  secondReviewers: (event: Occasion) => workersOf(event, ['second_reviewer']),
  firstReviewer: ({ caseId }: Occasion) =>
    sql`a.account_id = (select c.first_reviewer_id from cases c where c.case_id = ${caseId})`,
  asyncAssignee: ({ caseId }: Occasion) =>
    sql`a.account_id = (select q.assigned_to from second_review_requests q
      where q.case_id = ${caseId} and q.kind = 'async' and q.decision is null limit 1)`,
  lastPatcher: ({ caseId }: Occasion) =>
    sql`a.account_id = (select c.patcher_id from cases c where c.case_id = ${caseId})`,
  qualityAsker: ({ caseId }: Occasion) => sql`a.account_id = (
    select e.actor_id from case_events e where e.case_id = ${caseId} and e.action = 'ecg.askQuality'
    order by e.case_event_id desc limit 1)`,
}

/** Selects the signer of the newest report of a case. */
function newestAuthor(caseId: string) {
  return sql`(select r.author_id from reports r where r.case_id = ${caseId} order by r.revision desc limit 1)`
}

/** Selects the accounts of these roles that may work on the service of the case. */
function workersOf({ caseId }: Occasion, roles: readonly UserType[]) {
  const able = roles.flatMap((role) =>
    allServices().map(({ id: service }) => {
      const path = `{etest,${service},${workRight(role, service).replaceAll('.', ',')}}`
      return sql`(a.user_type = ${role} and c.service = ${service} and a.permissions #>> ${path}::text[] = 'true')`
    }),
  )
  return sql`exists (select 1 from cases c where c.case_id = ${caseId} and (${sql.join(able, sql` or `)}))`
}

function sidesOf({ to }: NotificationRule, event: Occasion) {
  return sql.join(
    to.map((side) => SIDES[side](event)),
    sql` or `,
  )
}

export type NotificationRow = Awaited<ReturnType<typeof notificationsOf>>[number]

/** Returns the notifications before a cursor, newest first, with the current names of the case and the hospital. */
export async function notificationsOf(
  db: Db,
  accountId: string,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  const wanted = and(
    eq(notifications.accountId, accountId),
    before === undefined ? undefined : lt(notifications.notificationId, before),
  )
  return selectNotifications(db, wanted).orderBy(desc(notifications.notificationId)).limit(limit)
}

/** Returns a notification as the account would read it. */
export async function findNotification(db: Db, notificationId: number) {
  const [row] = await selectNotifications(db, eq(notifications.notificationId, notificationId))
  return row
}

function selectNotifications(db: Db, wanted: SQL | undefined) {
  return db
    .select({
      notificationId: notifications.notificationId,
      kind: notifications.kind,
      caseId: notifications.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
      petName: pets.name,
      hospitalName: hospitals.name,
      detail: notifications.detail,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(cases, eq(cases.caseId, notifications.caseId))
    .leftJoin(pets, eq(pets.petId, cases.petId))
    .leftJoin(
      hospitals,
      and(eq(notifications.kind, 'erasureAsked'), eq(hospitals.hospitalId, notifications.detail)),
    )
    .where(wanted)
}

export async function unreadCount(db: Db, accountId: string): Promise<number> {
  return db.$count(
    notifications,
    and(eq(notifications.accountId, accountId), isNull(notifications.readAt)),
  )
}

/** Marks these of the account as read, those about a case, or all. */
export async function markRead(
  db: Db,
  accountId: string,
  of: { ids: readonly number[] | undefined; caseId: string | undefined; now: Date },
): Promise<void> {
  const { ids, caseId, now } = of
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        caseId === undefined ? undefined : eq(notifications.caseId, caseId),
        ids && inArray(notifications.notificationId, [...ids]),
      ),
    )
}

/** Marks the notifications of a report as read when it is opened. */
export async function markReportRead(
  db: Db,
  accountId: string,
  { caseId, now }: { caseId: string; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.caseId, caseId),
        isNull(notifications.readAt),
        inArray(notifications.kind, ['reportReleased', 'reportCorrected', 'mailUndelivered']),
      ),
    )
}
