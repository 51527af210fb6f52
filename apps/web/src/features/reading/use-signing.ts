import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftKeeper } from './draft-keeper.ts'
import { type ReportPreview, readDraftOnServer, releaseReport } from './reading.queries.ts'

export type Signing =
  | { step: 'preparing' }
  | { step: 'notSaved' }
  | { step: 'failed'; why: unknown }
  | {
      step: 'ready' | 'releasing'
      preview: ReportPreview | undefined
      version: number
      revised: boolean
      problem?: unknown
    }
  | { step: 'released' }

/** From the last word typed to the released report: save, look at what was saved, sign exactly that. */
export function useSigning(caseId: string, keeper: DraftKeeper) {
  const [signing, setSigning] = useState<Signing>({ step: 'preparing' })
  const releasing = useRef(false)

  const prepare = useCallback(async (): Promise<void> => {
    setSigning({ step: 'preparing' })
    try {
      if (!(await keeper.saveNow())) return setSigning({ step: 'notSaved' })
      const { preview, version, lastRevision } = await readDraftOnServer(caseId)
      setSigning({ step: 'ready', preview, version, revised: lastRevision !== '' })
    } catch (why) {
      setSigning({ step: 'failed', why })
    }
  }, [caseId, keeper])

  useEffect(() => {
    void prepare()
  }, [prepare])

  const release = async (reason: string): Promise<void> => {
    // A double click arrives before the button is drawn disabled.
    if (signing.step !== 'ready' || releasing.current) return
    releasing.current = true
    setSigning({ ...signing, step: 'releasing' })
    try {
      await releaseReport(caseId, signing.version, reason)
      setSigning({ step: 'released' })
    } catch (problem) {
      releasing.current = false // only a refused release can be tried again
      setSigning({ ...signing, step: 'ready', problem })
    }
  }
  return {
    signing,
    prepare: () => void prepare(),
    release: (reason: string) => void release(reason),
  }
}
