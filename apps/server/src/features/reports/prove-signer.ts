import type { CallContext } from '../../app-context.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { requireProof } from '../accounts/require-proof.ts'
import { findCase } from '../cases/case-store.ts'
import { prepareSignature } from './sign-report.ts'
import { type SigningCall, standingOf } from './standing-signature.ts'

/**
 * A signature needs its signer, not just an open tab. A proof is good once, so it is asked for last, when nothing else
 * is in the way, and not of a repeated request whose reply was lost.
 */
export async function proveSigner(context: CallContext, call: SigningCall): Promise<void> {
  if (call.input.type !== 'session_release_report') return
  const consult = await findCase(context.db, call.input.usid, call.scope)
  if (!consult || (await standingOf(context, call, consult))) return
  await prepareSignature(context, call, consult)
  if (!call.input.proof) throw fieldRefusal('proof', 'is missing')
  await requireProof(context, call, call.input.proof)
}
