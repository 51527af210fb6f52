import type { updateSession as contract } from '@systole/contract/cases/cases'
import { isEditable } from '@systole/domain/cases/case-status'
import { wirePetName } from '@systole/domain/pets/pet'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { endOutdatedCheckoutQueue } from '../../payments/checkouts/end-outdated-checkout.queue.ts'
import { refuseWhilePaying } from '../../payments/checkouts/refuse-while-paying.ts'
import { findPet } from '../../pets/pet-store.ts'
import type { CaseRow } from '../case-row-store.ts'
import { changeCase } from '../case-store.ts'
import { recordCase } from '../record-case.ts'

/** Moves an unpaid case to another pet of its hospital, with its log. Paid cases and follow-ups keep their pet. */
export async function moveCase(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  petId: string,
): Promise<void> {
  requireAccess(actor, 'moveCase')
  if (!isEditable(consult.status, consult.service) || consult.originalCaseId !== null)
    throw new AppError('wrongStatus')
  refuseWhilePaying(consult)
  const { caseId, hospitalId } = consult
  const pet = await findPet(context.db, petId, { reach: 'own', hospitalId })
  if (!pet) throw new AppError('petNotFound')
  const at = context.clock.now()
  await changeCase(context.db, caseId, { petId }, at)
  if (consult.checkoutState) {
    await context.jobs.enqueue(context.db, endOutdatedCheckoutQueue, { caseId })
  }
  const from = wirePetName({ identifier: consult.identifier, name: consult.petName })
  await recordCase(context, {
    caseId,
    hospitalId,
    actor,
    action: 'case.moved',
    from,
    to: wirePetName(pet),
    at,
    details: { from: consult.petId, to: petId },
  })
}
