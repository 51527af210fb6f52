import { useState } from 'react'
import { draftKey, readDraft } from '../../session/drafts.ts'
import { useKeptDraft } from '../../session/use-kept-draft.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Why the released report is corrected, kept on this device until the correction is signed. `corrects` names the revision. */
export function useCorrectionReason(of: { caseId: string; accountId: string; corrects: string }) {
  const { caseId, accountId, corrects } = of
  const key = draftKey(accountId, 'correction', caseId, corrects)
  const [reason, onReason] = useState(() => readDraft(key, asText)?.value ?? '')
  useKeptDraft(key, reason, corrects !== '' && reason !== '')
  return { reason, onReason }
}
