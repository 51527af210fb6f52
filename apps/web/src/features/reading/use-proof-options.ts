import { useQuery } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { sealProof, type TypedProof } from '../../proof/typed-proof.ts'

const NONE: readonly string[] = []

/** The ways this account has to show who signs. While they are not known, the password is one. */
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
    /** A question is answered once, within minutes: it is asked for anew. */
    askPasskey: async () => {
      const [{ passkey: question }, { answerPasskey }] = await Promise.all([
        orThrow(client.secondFactors.proofOptions({})),
        import('../../proof/answer-passkey.ts'),
      ])
      const passkey = question && (await answerPasskey(question))
      return passkey && { passkey }
    },
  }
}
