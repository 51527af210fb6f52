import type { Proof } from '@systole/contract/accounts/second-factors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { PROOF_REFUSED, RELEASE_DONE } from '../../../api/codes.ts'
import { RefusedError } from '../../../api/query.ts'
import {
  type ReportPreview,
  readSignature,
  type Signature,
  undoRelease,
} from '../desk/reading.queries.ts'

type Ready = { preview: ReportPreview | undefined; version: number; revised: boolean }

/** The content to be signed: its preview, and the function that sends the signature. Must be stable. */
export type ToSign = {
  prepare: () => Promise<Ready | 'notSaved'>
  send: (version: number, how: { reason: string; proof: Proof }) => Promise<Signature>
}

export type SigningState =
  | { step: 'preparing' }
  | { step: 'notSaved' }
  | { step: 'failed'; why: unknown }
  /** The signature was withdrawn or dropped without a release. */
  | { step: 'dropped' }
  | (Ready & { step: 'ready' | 'signing'; problem?: unknown })
  | (Signature & { step: 'signed' | 'undoing'; problem?: unknown })
  | { step: 'releasing' | 'released'; revision: string }

/** The polling interval after the release time has passed. */
const REFETCH_MS = 1000

/** Manages signing: previews the saved draft, signs exactly that version, and awaits the release or undoes it. */
export function useSigning(caseId: string, what: ToSign, existing?: Signature) {
  const [signing, setSigning] = useState<SigningState>(
    existing ? { ...existing, step: 'signed' } : { step: 'preparing' },
  )
  const busy = useRef(false)

  const prepare = useCallback(async (): Promise<void> => {
    setSigning({ step: 'preparing' })
    try {
      const ready = await what.prepare()
      setSigning(ready === 'notSaved' ? { step: 'notSaved' } : { ...ready, step: 'ready' })
    } catch (why) {
      setSigning({ step: 'failed', why })
    }
  }, [what])

  useEffect(() => {
    if (!existing) void prepare()
  }, [prepare, existing])

  useWaiting(caseId, signing, setSigning)

  /** Returns true if the proof was wrong; all other results are in the state. */
  const sign = async (reason: string, prove: () => Promise<Proof | undefined>) => {
    // A double click arrives before the button is rendered as disabled.
    if (signing.step !== 'ready' || busy.current) return false
    busy.current = true
    const { problem: _, ...ready } = signing
    setSigning({ ...ready, step: 'signing' })
    try {
      const proof = await prove()
      if (!proof) setSigning({ ...ready, step: 'ready' })
      else setSigning({ ...(await what.send(ready.version, { reason, proof })), step: 'signed' })
      return false
    } catch (problem) {
      const isRefused = problem instanceof RefusedError && problem.code === PROOF_REFUSED
      setSigning({ ...ready, step: 'ready', ...(!isRefused && { problem }) })
      return isRefused
    } finally {
      busy.current = false
    }
  }

  const undo = async (): Promise<void> => {
    if (signing.step !== 'signed') return
    setSigning({ ...signing, step: 'undoing' })
    try {
      await undoRelease(caseId, signing.revision)
      await prepare()
    } catch (problem) {
      const isOut = problem instanceof RefusedError && problem.code === RELEASE_DONE
      if (isOut) setSigning({ step: 'releasing', revision: signing.revision })
      else setSigning({ ...signing, problem })
    }
  }
  return { signing, prepare: () => void prepare(), sign, undo: () => void undo() }
}

/** Polls after the release time, as the server releases by itself. */
function useWaiting(
  caseId: string,
  signing: SigningState,
  set: (next: SigningState) => void,
): void {
  useEffect(() => {
    if (signing.step === 'signed') {
      const { revision, endsAt } = signing
      const wait = Math.max(0, endsAt - performance.now())
      const timer = setTimeout(() => set({ step: 'releasing', revision }), wait)
      return () => clearTimeout(timer)
    }
    if (signing.step !== 'releasing') return
    const { revision } = signing
    const look = async () => {
      const now = await readSignature(caseId).catch(() => undefined) // repeated if the connection is lost
      if (now && now.released === revision) set({ step: 'released', revision })
      else if (now && now.waiting !== revision) set({ step: 'dropped' })
    }
    const timer = setInterval(() => void look(), REFETCH_MS)
    void look()
    return () => clearInterval(timer)
  }, [caseId, signing, set])
}
