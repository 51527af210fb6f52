import type { queryEventLog as contract } from '@systole/contract/cases/cases'
import { seesPart } from '@systole/domain/access/case-parts'
import { seenByHospital } from '@systole/domain/cases/case-timeline'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { eventsOfCase } from './case-event-store.ts'
import { requireCase } from './require-case.ts'

/** Returns the case log; a vet sees the hospital's lines without the names of staff. trust 1.3. */
export async function queryEventLog(
  { db }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const events = await eventsOfCase(db, consult.caseId)
  const seesAll = seesPart('staff', actor.userType)
  return {
    events: events.flatMap((stored) => {
      const event = seesAll ? stored : seenByHospital(stored)
      if (!event) return []
      const { at, actorName, ...line } = event
      const actor = seesAll || line.role === 'vet' ? actorName : ''
      return [{ ...line, time: at, actor }]
    }),
  }
}
