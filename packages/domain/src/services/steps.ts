import type {
  HolderAfter,
  Service,
  ServiceStep,
  ServiceTable,
  StepActor,
  StepTaker,
} from './service.ts'

export type StepRefusal = { refusal: 'wrongStatus' | 'accessDenied' }

type Steps<Status extends string, Action extends string> = Pick<
  ServiceTable<Status, Action>,
  'steps'
>
type Taken<Status extends string, Action extends string> = {
  status: Status
  action: Action
  by: StepActor
  /** The named target, for an action that has several. */
  to?: Status | undefined
  /** The status before the last step, for a step that returns there. */
  origin?: Status | undefined
}

/** Returns the rows of an action; none if the service does not have it. */
export function stepsOfAction<Status extends string, Action extends string>(
  { steps }: Steps<Status, Action>,
  action: Action,
): readonly ServiceStep<Status>[] {
  const rows: ServiceStep<Status> | readonly ServiceStep<Status>[] | undefined = steps[action] // another service may not have the action
  if (!rows) return []
  return 'from' in rows ? [rows] : rows
}

/** Returns the row of the table by which an actor takes an action, or why it is refused. */
export function stepIn<Status extends string, Action extends string>(
  service: Steps<Status, Action>,
  taken: Taken<Status, Action>,
): (ServiceStep<Status> & { next: Status }) | StepRefusal {
  const { status, action, by, to } = taken
  const rows = stepsOfAction(service, action)
  if (rows.length === 0) return { refusal: 'wrongStatus' }
  const own = rows.filter((row) => row.by.includes(by))
  if (own.length === 0) return { refusal: 'accessDenied' }
  for (const row of own) {
    const next = row.from.includes(status) ? targetOf(row, taken) : undefined
    if (next !== undefined && (to === undefined || next === to)) return { ...row, next }
  }
  return { refusal: 'wrongStatus' }
}

/** Returns the status after an action, or why the action is refused. */
export function nextStatusIn<Status extends string, Action extends string>(
  service: Steps<Status, Action>,
  taken: Taken<Status, Action>,
): Status | StepRefusal {
  const step = stepIn(service, taken)
  return 'refusal' in step ? step : step.next
}

/** Returns the target of a row; none for a return without a known origin. */
export function targetOf<Status extends string>(
  { to }: ServiceStep<Status>,
  { status, origin }: { status: Status; origin?: Status | undefined },
): Status | undefined {
  if (to === 'same') return status
  return to === 'origin' ? origin : to
}

/** Returns who may take a step from the status, besides the role. */
export function takerOf<Status extends string>(
  { phases }: Pick<Service<Status>, 'phases'>,
  { taker }: Pick<ServiceStep<Status>, 'taker'>,
  status: Status,
): StepTaker {
  return taker ?? (phases[status] === 'inWork' ? 'holder' : 'any')
}

/** Returns the assignee after a step to the status. */
export function holderAfter<Status extends string>(
  { phases }: Pick<Service<Status>, 'phases'>,
  { holder }: Pick<ServiceStep<Status>, 'holder'>,
  next: Status,
): HolderAfter {
  if (holder) return holder
  const phase = phases[next]
  if (phase === 'inWork') return 'caller'
  return phase === 'released' ? 'kept' : 'none'
}

/** Returns the statuses in which a case is taken from an assignee who has left it. */
export function leasedStatusesIn<Status extends string>(
  service: Steps<Status, string>,
): readonly Status[] {
  return [...new Set(stepsOfAction(service, 'lapse').flatMap(({ from }) => from))]
}
