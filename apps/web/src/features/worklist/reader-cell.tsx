import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { Check, CircleDashed, CircleDot, Eye, RotateCcw, Send, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/display/status-chip.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { EnquiryMark } from './enquiry-mark.tsx'
import { NotesMark } from './notes-mark.tsx'
import type { WorklistItem } from './worklist-item.ts'

/** A function that renders the further actions of a case's row; the screen decides who may use them. */
export type RowActions = (item: WorklistItem) => ReactNode

/**
 * Shows the state of a case: free, mine, a colleague's, or signed by a named reader; open enquiries; internal notes. Reading is
 * violet.
 */
export function ReaderCell({ item }: { item: WorklistItem }) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 }}>
      {isEcgService(item.service) ? <EcgState item={item} /> : <StateChip item={item} />}
      {item.enquiry && <EnquiryMark kind={item.enquiry} />}
      <NotesMark notes={item.notes} />
    </span>
  )
}

const DONE = {
  close: { tone: 'ok', icon: Check },
  reject: { tone: 'danger', icon: X },
  resend_report_request: { tone: 'warn', icon: RotateCcw },
} as const

function StateChip({ item: { status, reader } }: { item: WorklistItem }) {
  const { t } = useTranslation('reading')
  if (status === 'close' || status === 'reject' || status === 'resend_report_request') {
    const who =
      reader.is === 'nobody' ? '' : reader.is === 'me' ? t('worklist.doneByMe') : reader.name
    return (
      <>
        <ToneChip {...DONE[status]}>{t(`worklist.done.${status}`)}</ToneChip>
        {who && <small>{who}</small>}
      </>
    )
  }
  if (status === 'open' || status === 'upload') {
    return (
      <ToneChip tone="neutral" icon={CircleDashed}>
        {t('worklist.notPaid')}
      </ToneChip>
    )
  }
  if (reader.is === 'nobody') {
    return (
      <ToneChip tone="info" icon={Send}>
        {t('worklist.free')}
      </ToneChip>
    )
  }
  if (reader.is === 'me') {
    return (
      <ToneChip tone="violet" icon={CircleDot}>
        {t('worklist.mine')}
      </ToneChip>
    )
  }
  return (
    <ToneChip tone="neutral" icon={Eye}>
      {t('worklist.readBy', { name: reader.name })}
    </ToneChip>
  )
}

/** Shows the step that an ECG case has reached, and who has it. */
function EcgState({ item: { status, reader } }: { item: WorklistItem }) {
  const { t } = useTranslation('reading')
  const who = reader.is === 'me' ? t('worklist.doneByMe') : reader.is !== 'nobody' && reader.name
  return (
    <>
      <StatusChip status={status} reader="staff" />
      {who && <small>{who}</small>}
    </>
  )
}
