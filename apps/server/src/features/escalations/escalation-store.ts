import type { EscalationStep } from '@systole/domain/cases/service-clock'
import { statusesOfAll } from '@systole/domain/services/services'
import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { caseEscalations, cases } from '../../db/schema/cases.ts'
import { reportRepeats } from '../../db/schema/reports.ts'

/** Returns cases waiting for their report with a running clock, due before the given time. */
export async function casesDueBy(db: Db, dueBy: Date) {
  return db
    .select({ caseId: cases.caseId })
    .from(cases)
    .where(
      and(
        inArray(cases.status, statusesOfAll('queued', 'inWork')),
        isNotNull(cases.dueAt),
        isNull(cases.pausedAt),
        lte(cases.dueAt, dueBy),
      ),
    )
    .orderBy(cases.dueAt)
}

/** Counts the repeats of the report; each has a new deadline and new notifications. SPEC 9. */
export async function repeatCountOf(db: Db, caseId: string): Promise<number> {
  return db.$count(
    reportRepeats,
    and(eq(reportRepeats.caseId, caseId), eq(reportRepeats.decision, 'accepted')),
  )
}

/** Records the steps and returns those that are new. */
export async function addSteps(
  db: Db,
  caseId: string,
  { steps, round, at }: { steps: readonly EscalationStep[]; round: number; at: Date },
): Promise<EscalationStep[]> {
  if (steps.length === 0) return []
  const added = await db
    .insert(caseEscalations)
    .values(steps.map((step) => ({ caseId, round, step, at })))
    .onConflictDoNothing()
    .returning({ step: caseEscalations.step })
  return added.map(({ step }) => step)
}
