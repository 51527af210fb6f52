import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { meansIn, requireProof } from '../../accounts/sign-in/require-proof.ts'
import { writeProof } from '../../accounts/sign-in/session-store.ts'
import { notifyOtherAdmins } from '../../notifications/notification-store.ts'
import type { EcgCase } from '../ecg-case.ts'
import { provenBy } from '../proof-of-signer.ts'
import { type EcgSigningCall, prepareEcgSignature } from './prepare-ecg-signature.ts'
import { previousEcgSignature } from './previous-ecg-signature.ts'
import { lacksSecondReviewer } from './refuse-without-second.ts'

/**
 * Requires the signer's proof of identity after all other checks, and keeps it for the session: further ECG reports are signed without
 * one for a while. Admins are notified if a due second review has no reviewer, although the call fails. SPEC E30, SPEC E7.
 */
export async function proveEcgSigner(
  context: CallContext,
  call: EcgSigningCall,
  consult: EcgCase,
): Promise<void> {
  const { db, clock } = context
  const { actor, input } = call
  if (await previousEcgSignature(context, call, consult)) return
  await prepareEcgSignature(context, call, consult).catch(async (error: unknown) => {
    if (lacksSecondReviewer(error)) await notifyAdmins(context, call, consult)
    throw error
  })
  if (input.proof) {
    await requireProof(context, call, input.proof)
    const by = meansIn(input.proof)
    await writeProof(db, actor.sessionHash, { at: clock.now(), by })
    return
  }
  if (!(await provenBy(context, { actor, service: consult.service })))
    throw fieldRefusal('proof', 'is missing')
}

async function notifyAdmins(
  { db, clock }: CallContext,
  { actor }: EcgSigningCall,
  { caseId }: EcgCase,
): Promise<void> {
  const at = clock.now()
  await notifyOtherAdmins(db, {
    ...{ kind: 'secondReviewerMissing', caseId, at, exceptId: actor.accountId },
    occasion: `second-reviewer:${caseId}:${at.toISOString().slice(0, 10)}`,
  })
}
