import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { reassignCase } from '../../claims/reassign-case.ts'

/** Ends a refunded case, so that it is not read any further. Requires the row lock on the case. */
export async function endCase(
  context: CallContext,
  consult: CaseRow,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<void> {
  await reassignCase(context, consult, {
    action: 'reject',
    actor,
    holder: undefined,
    note: reason.trim(),
  })
}
