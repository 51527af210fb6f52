import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { useKept } from '../drafts/use-kept.ts'
import { formatTimeWithSeconds } from './format-seconds.ts'

const Line = styled('span')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    fontSize: '.875rem',
    color: ink.muted,
    whiteSpace: 'nowrap',
    '&[data-unsaved]': { color: tone.warn.text, fontWeight: 600 },
  }
})

/** Shows whether the visible text is saved on the server. */
export function SaveLine({ autosaver }: { autosaver: ReportAutosaver }) {
  const save = useKept(autosaver, (kept) => kept.save)
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const words = () => {
    if (save.is !== 'saved') return t(`save.${save.is}`)
    return save.at
      ? t('save.saved', { time: formatTimeWithSeconds(save.at, language) })
      : t('save.never')
  }
  const isWorrying =
    save.is === 'retrying' || save.is === 'conflict' || save.is === 'lost' || save.is === 'refused'
  return (
    <Line role="status" {...(isWorrying && { 'data-unsaved': '' })}>
      {words()}
    </Line>
  )
}
