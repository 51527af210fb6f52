import type {
  queryDeliveries as contract,
  WireDelivery,
} from '@systole/contract/reports/deliveries'
import { seesPart } from '@systole/domain/access/case-parts'
import { deliveryState } from '@systole/domain/deliveries/delivery'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { reportAddresses } from '../reports/report-mail.ts'
import { mailsOfRevision, openingsOf } from './delivery-store.ts'

/** Returns the proof of delivery: the newest mail to each address, and the openings in the portal. */
export async function queryDeliveries(
  { db }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const { caseId, lastRevision: revision, hospitalId } = consult
  if (revision === null) return { revision: '', deliveries: [], opened: [], addresses: [] }
  const hospital = await findHospital(db, hospitalId)
  if (!hospital) throw new Error(`${caseId} has no hospital`)
  const openings = await openingsOf(db, { caseId, revision })
  const newest = new Map(
    (await mailsOfRevision(db, { caseId, revision })).map((mail) => [mail.recipient, mail]),
  )
  return {
    revision,
    deliveries: [...newest.values()].map((mail): WireDelivery => {
      const opening = openings.find(({ email }) => email === mail.recipient)
      return {
        mid: mail.mailId,
        revision,
        email: mail.recipient,
        state: deliveryState({ state: mail.state, openedAt: opening?.openedAt ?? null }),
        attempts: mail.attempts,
        problem: seesPart('mailErrors', actor.userType) ? mail.lastError : '',
        queued: mail.createdAt,
        accepted: mail.sentAt,
        bounced: mail.bouncedAt,
      }
    }),
    opened: openings.map(({ name, openedAt }) => ({ name, time: openedAt })),
    addresses: reportAddresses(hospital),
  }
}
