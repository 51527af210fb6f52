import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import { proofLeft } from '@systole/domain/accounts/proof-window'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { findProof } from '../accounts/sign-in/session-store.ts'

type Signer = { actor: Pick<Actor, 'sessionHash'>; service: EcgServiceId }

/** Returns how the signer was proven in this session, if that still holds. SPEC E30. */
export async function provenBy(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { actor, service }: Signer,
): Promise<ProofMeans | undefined> {
  const proof = await findProof(db, actor.sessionHash)
  return proof && proofLeft(service, proof.at, clock.now()) > 0 ? proof.by : undefined
}

/** Returns for how long the proof of this session still signs, in milliseconds. */
export async function proofLeftIn(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { actor, service }: Signer,
): Promise<number> {
  const proof = await findProof(db, actor.sessionHash)
  return proofLeft(service, proof?.at, clock.now())
}
