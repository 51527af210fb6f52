import type { Right } from '../access/permissions.ts'
import type { UserType } from '../accounts/user-type.ts'
import type { CaseStatus } from '../cases/case.ts'
import type { NotificationRules } from '../notifications/notification-rules.ts'
import { HOUR, MINUTE } from '../time/durations.ts'
import type { ServiceId } from './service-id.ts'

/**
 * The meaning of a status, by which lists, deadlines and permissions treat the cases of all services alike: `draft` until it is
 * submitted, `queued` for a person, `inWork` with one, `released`, `repeatAsked` after the release, `rejected`.
 */
export type Phase = 'draft' | 'queued' | 'inWork' | 'released' | 'repeatAsked' | 'rejected'

/** A role, or the portal itself. */
export type StepActor = UserType | 'system'

/** The condition on the caller besides the role: the assignee alone, anyone while the case is free, or anyone. */
export type StepTaker = 'holder' | 'free' | 'any'
/** The assignee after a step: the caller, none, the first reviewer, or the one before. */
export type HolderAfter = 'caller' | 'none' | 'first' | 'kept'

export type ServiceStep<Status extends string> = {
  from: readonly Status[]
  /** The next status; with `same` it stays, and with `origin` it returns to the one before the last step. */
  to: Status | 'same' | 'origin'
  by: readonly StepActor[]
  /** True for a step that a caller requests by naming the target status. */
  isAsked?: boolean
  /** The right in the service that a person needs besides the role; an admin needs none. SPEC E6. */
  right?: Right
  /** By default the assignee takes a step in work, and anyone every other. An admin with the step takes it for anyone. */
  taker?: StepTaker
  /** By default the caller in work, the one before after the release, otherwise none. */
  holder?: HolderAfter
  /** True if the step needs a reason (-6026). */
  needsReason?: boolean
  /** Further conditions, by names that the code of the service knows. */
  conditions?: readonly string[]
  /** The line of the case log; `case.<action>` by default. */
  log?: string
}
/** The steps of an action: several rows if they differ by role, status or target. */
export type StepRows<Status extends string> = ServiceStep<Status> | readonly ServiceStep<Status>[]

/** A service as every page needs it: its statuses and promises. `ServiceTable` adds the steps. */
export type Service<Status extends string = CaseStatus> = {
  id: ServiceId
  /** The letters before a case number, as in `EC-24817`. SPEC E1. */
  prefix: string
  /** The statuses in their usual order. */
  phases: Readonly<Partial<Record<Status, Phase>>>
  /** The promised time from submission to release. The database may hold another one. SPEC 13. */
  promiseMinutes: number
  /** The time that a case stays with its assignee after the last activity. */
  leaseMinutes: number
  /** The additional time promised for a late report, with and without an assignee. ADR 28, SPEC E11. */
  lateMinutes: { assigned: number; unassigned: number }
  /** The rights that mean something in this service, offered to admins. SPEC E6. */
  rights: readonly Right[]
  /** The condition of a submission: the files that the questions require, or any file. */
  requires: 'questions' | 'file'
  /** The credits of a case: by its mode, or the plan's amount for the service. SPEC E10. */
  credits: 'byMode' | 'byService'
  /** The kind of report that a release signs; with `none` a step to a released status is the release. */
  report: 'consult' | 'ecg' | 'none'
}

/** A service with its notifications and its transition table, action × status × actor → next status; any other combination is refused. */
export type ServiceTable<
  Status extends string = CaseStatus,
  Action extends string = string,
> = Service<Status> & {
  steps: Readonly<Record<Action, StepRows<Status>>>
  /** The notifications of its own lines of the case log; the lines of every service need none here. */
  notices: NotificationRules
}

/** Returns the statuses of a service in the given phases, in their usual order. */
export function statusesIn<Status extends string>(
  { phases }: Pick<Service<Status>, 'phases'>,
  ...wanted: readonly Phase[]
): Status[] {
  const all = Object.entries<Phase | undefined>(phases)
  return all.flatMap(
    ([status, phase]) => (phase && wanted.includes(phase) ? [status as Status] : []), // the keys of the record
  )
}

/** Returns the deadline of a case submitted at the given time. */
export function dueTime(
  submittedAt: Date,
  { promiseMinutes }: Pick<Service, 'promiseMinutes'>,
): Date {
  return new Date(submittedAt.getTime() + promiseMinutes * MINUTE)
}

/** Returns the end of the lease of an assignee who was active at the given time. */
export function leaseEnd(activeAt: Date, { leaseMinutes }: Pick<Service, 'leaseMinutes'>): Date {
  return new Date(activeAt.getTime() + leaseMinutes * MINUTE)
}

const QUARTER = HOUR / 4

/** Returns the expected time of a late report, rounded up to a quarter of an hour. The clinic is notified once. ADR 28. */
export function expectedTime(
  now: Date,
  { isAssigned, lateMinutes }: Pick<Service, 'lateMinutes'> & { isAssigned: boolean },
): Date {
  const minutes = isAssigned ? lateMinutes.assigned : lateMinutes.unassigned
  const earliest = now.getTime() + minutes * MINUTE
  return new Date(Math.ceil(earliest / QUARTER) * QUARTER)
}
