import { Check, CircleDot, Eye, RotateCcw, Send, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/tone-chip.tsx'
import { EnquiryMark } from './enquiry-mark.tsx'
import type { WorklistItem } from './worklist-item.ts'

/** Where a case stands: free, mine, a colleague's, or done; and whether the clinic is asked. Reading is violet. */
export function ReaderCell({ item }: { item: WorklistItem }) {
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 6 }}>
      <StateChip item={item} />
      {item.hasEnquiry && <EnquiryMark />}
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
    return <ToneChip {...DONE[status]}>{t(`worklist.done.${status}`)}</ToneChip>
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
