import { CircleDot, Eye, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/tone-chip.tsx'
import type { Reader } from './worklist-item.ts'

/** Whether a case is free, mine, or a colleague's. Reading is violet. */
export function ReaderCell({ reader }: { reader: Reader }) {
  const { t } = useTranslation('reading')
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
