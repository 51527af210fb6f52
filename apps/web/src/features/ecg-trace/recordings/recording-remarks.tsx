import { styled } from '@mui/material/styles'
import type { RecordingRemark } from '@systole/domain/ecg-recordings/recording-remarks'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { useRemarkWords } from './use-remark-words.ts'

const List = styled('ul')(({ theme }) => ({
  '&&': { display: 'grid', gap: 6, margin: '0 6px 10px', padding: 0, listStyle: 'none' },
  '& > li': {
    display: 'flex',
    gap: 6,
    fontSize: '.8125rem',
    lineHeight: 1.4,
    color: (theme.vars ?? theme).palette.tone.warn.text,
    overflowWrap: 'anywhere',
  },
  '& svg': { flex: 'none', marginTop: 2 },
}))

/** Lists what a person must know of a recording, in plain words and each with what to do. */
export function RecordingRemarks({ remarks }: { remarks: readonly RecordingRemark[] }) {
  const { t } = useTranslation('ecg')
  const words = useRemarkWords()
  if (remarks.length === 0) return null
  return (
    <List aria-label={t('remarks.title')}>
      {remarks.map((remark) => (
        <li key={`${remark.remark} ${remark.value}`}>
          <Icon of={TriangleAlert} size={14} />
          <span>{words.remark(remark)}</span>
        </li>
      ))}
    </List>
  )
}
