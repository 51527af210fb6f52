import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { requireProof } from '../../accounts/sign-in/require-proof.ts'
import { findCase } from '../../cases/case-store.ts'
import { type EcgReviewCalls, isEcgCase } from '../drafting/ecg-review-calls.ts'
import { findPreviousSignature, type SigningCall } from './find-previous-signature.ts'
import { prepareSignature } from './sign-report.ts'

/**
 * Requires the signer's proof of identity. A proof can be used once, so it is requested last, after all other checks, and not for
 * a repeated request whose reply was lost.
 */
export async function proveSigner(
  context: CallContext,
  call: SigningCall,
  { prove }: Pick<EcgReviewCalls, 'prove'>,
): Promise<void> {
  if (call.input.type !== 'session_release_report') return
  const consult = await findCase(context.db, call.input.caseId, call.scope)
  if (!consult) return
  if (isEcgCase(consult)) return prove(context, call, consult)
  requireAccess(call.actor, 'writeReport')
  if (await findPreviousSignature(context, call, consult)) return
  await prepareSignature(context, call, consult)
  if (!call.input.proof) throw fieldRefusal('proof', 'is missing')
  await requireProof(context, call, call.input.proof)
}
