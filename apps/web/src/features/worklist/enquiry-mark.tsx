import { answeringSide, type EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/tone-chip.tsx'

/** The case waits for an answer: of the clinic, or of its cardiologist. */
export function EnquiryMark({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation('reading')
  const side = answeringSide(kind)
  return (
    <ToneChip tone={side === 'clinic' ? 'warn' : 'violet'} icon={MessageCircleQuestion}>
      {t(`worklist.asked.${side}`)}
    </ToneChip>
  )
}
