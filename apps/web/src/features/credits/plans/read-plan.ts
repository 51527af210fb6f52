import type { CreditPlan } from '@systole/contract/money/credits'
import type { CreditPlanFunding } from '@systole/domain/credits/credit-plan'
import { todayHere } from '../../../ui/format/today.ts'

/** The typed plan; `until` is the last day, `YYYY-MM-DD` in the reader's zone, or empty. */
export type TypedPlan = {
  name: string
  funding: CreditPlanFunding
  basic: string
  advance: string
  until: string
}
export type PlanFaults = Partial<Record<'name' | 'basic' | 'advance' | 'until', true>>

const MOST = 1000

export function typedPlan(plan: CreditPlan | undefined): TypedPlan {
  return {
    name: plan?.name ?? '',
    funding: plan?.funding ?? 'hospital',
    basic: String(plan?.basic_credits ?? ''),
    advance: String(plan?.advance_credits ?? ''),
    until: lastDay(plan),
  }
}

/** Returns the typed plan as the call's parameters, and its faults. An unchanged end keeps its exact second. */
export function readPlan(typed: TypedPlan, plan: CreditPlan | undefined, now: Date) {
  const isKept = plan !== undefined && typed.until === lastDay(plan)
  const validUntil = isKept ? plan.valid_until : endOf(typed.until)
  const basic = readCredits(typed.basic)
  const advance = readCredits(typed.advance)
  const name = typed.name.trim()
  const faults: PlanFaults = {
    ...(name === '' && { name: true }),
    ...(basic === undefined && { basic: true }),
    ...(advance === undefined && { advance: true }),
    ...(!isKept && typed.until !== '' && !(validUntil && validUntil > now) && { until: true }),
  }
  const terms = {
    name,
    basic_credits: basic ?? 0,
    advance_credits: advance ?? 0,
    ...(validUntil && { valid_until: validUntil }),
  }
  return { faults, terms }
}

/** Returns the plan's values as read, which a change sends along. */
export function seenOf({ name, valid_until, basic_credits, advance_credits }: CreditPlan) {
  return { name, valid_until, basic_credits, advance_credits }
}

function lastDay(plan: CreditPlan | undefined): string {
  const end = plan?.valid_until
  return end ? todayHere(end) : ''
}

function endOf(day: string): Date | undefined {
  return day === '' ? undefined : new Date(`${day}T23:59:59`)
}

function readCredits(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim()
  if (!/^\d{1,4}$/.test(typed) || Number(typed) > MOST) return undefined
  return Number(typed)
}
