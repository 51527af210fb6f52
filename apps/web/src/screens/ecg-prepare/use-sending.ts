import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import type { MissingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { RefusedError } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { sendForReview } from './case-steps.ts'

const Missing = z.object({
  missing: z.array(
    z.union([
      z.object({ missing: z.literal('recording') }),
      z.object({ missing: z.literal('reading'), count: z.number() }),
      z.object({ missing: z.literal('checklistReason'), item: z.enum(CHECKLIST_ITEMS) }),
      z.object({
        missing: z.enum(['patch', 'measuring', 'quality', 'qualityReason', 'qualityReview']),
        rid: z.string(),
      }),
      z.object({
        missing: z.enum(['unsaved', 'undecided']),
        rid: z.string(),
        count: z.number(),
      }),
    ]),
  ),
})

/** Sends the case for review: what is missing here is listed, and so is what the portal misses after it refused. */
export function useSending(of: {
  consult: ReadingCase
  findMissing: () => MissingToSend[]
  /** Saves everything unsaved. Returns false if a newer revision has to be looked at first. */
  saveAll: () => Promise<boolean>
  onEnd: () => void
}) {
  const { consult, findMissing, saveAll, onEnd } = of
  const { t } = useTranslation('patching')
  const [missing, setMissing] = useState<MissingToSend[]>([])
  const [hasAsked, setAsked] = useState(false)
  const showMissing = (error: Error) => setMissing(missingToSendIn(error))
  const sending = useAction({
    run: async () => {
      const isSaved = await saveAll()
      if (isSaved) await onceMeasured(() => sendForReview(consult))
      return isSaved
    },
    onDone: (isSent) => isSent && toast(t('send.done'), 'success'),
    onFailed: showMissing,
    onEnd,
  })
  return {
    missing,
    showMissing,
    /** True once something was found missing. */
    hasAsked,
    isBusy: sending.isBusy,
    problem: sending.problem && t('send.failed', { reason: sending.problem }),
    closeMissing: () => setMissing([]),
    send: () => {
      const found = findMissing()
      setAsked(true)
      setMissing(found)
      if (found.length === 0) sending.start()
    },
  }
}

const MEASURING_TRIES = 20
const MEASURING_PAUSE = 1000

/** Takes a step again while the values on the newest beats are being measured, which takes seconds. */
async function onceMeasured(step: () => Promise<unknown>, tries = MEASURING_TRIES): Promise<void> {
  try {
    await step()
  } catch (error) {
    const isMeasuring =
      error instanceof Error &&
      missingToSendIn(error).some(({ missing }) => missing === 'measuring')
    if (!isMeasuring || tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, MEASURING_PAUSE))
    await onceMeasured(step, tries - 1)
  }
}

/** Returns what the portal names as missing in its refusal. */
export function missingToSendIn(error: Error): MissingToSend[] {
  const named = Missing.safeParse(error instanceof RefusedError ? error.data : undefined)
  if (!named.success) return []
  return named.data.missing.map((each) => {
    if (!('rid' in each)) return each
    const { rid: recordingId, ...others } = each
    return { ...others, recordingId }
  })
}
