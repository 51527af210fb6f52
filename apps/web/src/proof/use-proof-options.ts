import { useQuery } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { orThrow } from '../api/query.ts'
import { sealProof, type TypedProof } from './typed-proof.ts'

const NONE: readonly string[] = []

/** Returns the signer's methods of proof. While they are loading, the password is assumed. */
export function useProofOptions() {
  const { data } = useQuery({
    queryKey: ['reading', 'proof options'],
    queryFn: () => orThrow(client.secondFactors.proofOptions({})),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const methods: readonly string[] = data?.methods ?? NONE
  return {
    hasCodes: methods.includes('totp') || methods.includes('recovery'),
    hasPasskey: methods.includes('passkey') && 'PublicKeyCredential' in window,
    seal: (typed: TypedProof) => sealProof(typed),
    /** Requests a new challenge, which can be used once within minutes. */
    askPasskey: async () => {
      const [{ passkey: question }, { answerPasskey }] = await Promise.all([
        orThrow(client.secondFactors.proofOptions({})),
        import('./answer-passkey.ts'),
      ])
      const passkey = question && (await answerPasskey(question))
      return passkey && { passkey }
    },
  }
}
