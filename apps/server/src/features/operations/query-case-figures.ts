import type { queryCaseFigures as contract } from '@systole/contract/office/case-figures'
import type { UserType } from '@systole/domain/accounts/user-type'
import { SETBACKS } from '@systole/domain/operations/counted-event'
import { DAYS_BEFORE, expectedHours } from '@systole/domain/operations/expected-hours'
import { forecastQueue } from '@systole/domain/operations/forecast'
import type { Period } from '@systole/domain/operations/period'
import { turnaroundStep } from '@systole/domain/operations/turnaround'
import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { findServiceTerms } from '../services/service-store.ts'
import {
  type BarCount,
  type CaseInHand,
  casesInHand,
  countByBar,
  type FiguresOf,
  peopleAtWork,
  turnaroundByBar,
  turnaroundOf,
} from './case-figures-store.ts'
import {
  barsOf,
  byLoad,
  presentBars,
  presentFlow,
  presentInHand,
  presentPerson,
  presentSetback,
  presentTrend,
  sum,
} from './present-case-figures.ts'
import { countSetbacks, latestSetbacks } from './setback-store.ts'

const READING_ROLES: readonly UserType[] = [
  'cardiologist',
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
]
/** The time after which somebody without cases is no longer listed. */
const SEEN_WITHIN = 12 * HOUR
const LATEST_SETBACKS = 8

type ServiceTerms = { service: ServiceId; promiseMinutes: number }

/** Returns the figures about cases: what came in and went out, what is in hand, and who has it. */
export async function queryCaseFigures(
  { db, clock }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const { from, days, service } = input.params
  const now = clock.now()
  const period: Period = { from, days }
  const of: FiguresOf = { scope, service }
  const terms = await termsOf(db, of)
  const steps = new Map(
    terms.map(({ service: id, promiseMinutes }) => [id, turnaroundStep(promiseMinutes)]),
  )
  const seenSince = new Date(now.getTime() - SEEN_WITHIN)
  const [inHand, counts, taken, turnaround, people, setbacks, latest] = await Promise.all([
    casesInHand(db, of),
    countByBar(db, of, { period, daysBefore: days === 1 ? DAYS_BEFORE : 0 }),
    turnaroundOf(db, of, period),
    turnaroundByBar(db, of, { period, steps }),
    peopleAtWork(db, of, { period, roles: READING_ROLES, seenSince }),
    countSetbacks(db, of, period),
    latestSetbacks(db, of, { period, limit: LATEST_SETBACKS }),
  ])
  return {
    at: now,
    total: { ...presentFlow(counts), ...presentInHand(inHand, now) },
    services: terms.map(({ service: id, promiseMinutes }) => ({
      service: id,
      promise_minutes: promiseMinutes,
      ...presentFlow(counts, id),
      median_minutes: taken.find((each) => each.service === id)?.median ?? null,
      ninetieth_minutes: taken.find((each) => each.service === id)?.ninetieth ?? null,
      ...presentInHand(
        inHand.filter((each) => each.service === id),
        now,
      ),
      turnaround: {
        step_minutes: steps.get(id) ?? 0,
        counts: barsOf(turnaround.filter((each) => each.service === id)),
      },
    })),
    bars: presentBars({ period, counts, inHand: inHand.length, now }),
    forecast: days === 1 ? forecastDay({ period, counts, terms, inHand, now }) : [],
    trend: presentTrend(period, counts, now),
    people: people.map((person) => presentPerson(person, inHand, now)).toSorted(byLoad),
    setbacks: {
      counts: Object.fromEntries(SETBACKS.map((kind) => [kind, setbacks.get(kind) ?? 0])) as Record<
        (typeof SETBACKS)[number],
        number
      >, // one of each kind
      latest: latest.map(presentSetback),
    },
  }
}

/** Returns the services that are counted, with their promises. */
async function termsOf(
  db: CallContext['db'],
  { scope, service }: FiguresOf,
): Promise<ServiceTerms[]> {
  const seen = 'services' in scope ? scope.services : undefined
  const ids = allServices()
    .map(({ id }) => id)
    .filter((id) => (seen?.includes(id) ?? true) && (!service || service === id))
  return Promise.all(
    ids.map(async (id) => ({
      service: id,
      promiseMinutes: (await findServiceTerms(db, id)).promiseMinutes,
    })),
  )
}

/** Forecasts the rest of the day for each service, whose people are others, and adds them up. */
function forecastDay(given: {
  period: Period
  counts: readonly BarCount[]
  terms: readonly ServiceTerms[]
  inHand: readonly CaseInHand[]
  now: Date
}) {
  const { period, counts, terms, inHand, now } = given
  const forecasts = terms.map(({ service, promiseMinutes }) => {
    const own = counts.filter((each) => each.service === service)
    const hours = expectedHours(period, own, now)
    const running = inHand.filter((each) => each.service === service && !each.pausedAt)
    const dueTimes = running.map(({ dueAt }) => dueAt)
    return { hours, queue: forecastQueue(dueTimes, hours, promiseMinutes) }
  })
  const known = forecasts.filter(({ hours }) => hours.length > 0)
  return (known[0]?.hours ?? []).map(({ start }, n) => ({
    start,
    came_in: sum(known.map(({ hours }) => hours[n]?.comingIn ?? 0)),
    in_hand: sum(known.map(({ queue }) => queue[n]?.inHand ?? 0)),
    late: sum(known.map(({ queue }) => queue[n]?.late ?? 0)),
  }))
}
