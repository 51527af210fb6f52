import { styled } from '@mui/material/styles'
import { revisionTime } from '@systole/domain/reports/revision'
import { PenLine } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { LazyDiscardCorrection } from './correction-part.tsx'

const REASON_MAX = 1000

const Bar = styled('section')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    padding: '8px 16px',
    color: tone.warn.text,
    backgroundColor: tone.warn.background,
    '& > p': { fontWeight: 600 },
    '& > label': {
      display: 'flex',
      flex: '1 1 320px',
      alignItems: 'center',
      gap: 8,
      minWidth: 0,
      whiteSpace: 'nowrap',
    },
    '& input': {
      flex: 1,
      minWidth: 0,
      minHeight: 36,
      padding: '4px 10px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.strong,
      font: 'inherit',
      '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -1 },
    },
    [theme.breakpoints.down('md')]: { '& input': { minHeight: 44 } },
  }
})

/** Shows that a released report is being corrected, with the reason and a link back to the report. */
export function CorrectionBar(props: {
  caseId: string
  /** The revision that is being corrected. */
  corrects: string
  autosaver: ReportAutosaver
  reason: string
  onReason: (reason: string) => void
}) {
  const { caseId, corrects, autosaver, reason, onReason } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  const now = useNow()
  const title = useId()
  const released = revisionTime(corrects)
  return (
    <Bar aria-labelledby={title}>
      <Icon of={PenLine} />
      <p id={title}>
        {t('correction.title', { date: released ? format.moment(released, now) : '' })}
      </p>
      <label>
        {t('correction.reason')}
        <input
          maxLength={REASON_MAX}
          value={reason}
          placeholder={t('sign.reasonHint')}
          onChange={({ target }) => onReason(target.value)}
        />
      </label>
      <LazyDiscardCorrection caseId={caseId} autosaver={autosaver} />
    </Bar>
  )
}
