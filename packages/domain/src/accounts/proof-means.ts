/** The methods by which an account owner can re-authenticate. */
export const PROOF_MEANS = ['password', 'totp', 'recovery', 'passkey'] as const
export type ProofMeans = (typeof PROOF_MEANS)[number]
