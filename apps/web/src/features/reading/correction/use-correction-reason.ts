import { useState } from 'react'
import { draftKey, readLocalDraft } from '../../../session/local-drafts.ts'
import { useKeptDraft } from '../../../session/use-kept-draft.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Stores the reason of a correction on this device until it is signed. `corrects` is the revision. */
export function useCorrectionReason(of: { caseId: string; accountId: string; corrects: string }) {
  const { caseId, accountId, corrects } = of
  const key = draftKey(accountId, 'correction', caseId, corrects)
  const [reason, onReason] = useState(() => readLocalDraft(key, asText)?.value ?? '')
  useKeptDraft(key, reason, corrects !== '' && reason !== '')
  return { reason, onReason }
}
