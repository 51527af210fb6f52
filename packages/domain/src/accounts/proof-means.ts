/** The ways to show that the owner of an account is at the keyboard. */
export const PROOF_MEANS = ['password', 'totp', 'recovery', 'passkey'] as const
export type ProofMeans = (typeof PROOF_MEANS)[number]
