import { MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/tone-chip.tsx'

/** The case waits for an answer. */
export function EnquiryMark() {
  const { t } = useTranslation('reading')
  return (
    <ToneChip tone="warn" icon={MessageCircleQuestion}>
      {t('worklist.asked')}
    </ToneChip>
  )
}
