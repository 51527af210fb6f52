import { answeringSide, type EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'

/** Shows that the case waits for an answer, from the clinic or from its cardiologist. */
export function EnquiryMark({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation('reading')
  const side = answeringSide(kind)
  return (
    <ToneChip tone={side === 'clinic' ? 'warn' : 'violet'} icon={MessageCircleQuestion}>
      {t(`worklist.asked.${side}`)}
    </ToneChip>
  )
}
