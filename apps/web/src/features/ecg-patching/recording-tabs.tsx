import { styled } from '@mui/material/styles'
import { reviewedRecording } from '@systole/domain/ecg-recordings/reviewed-recording'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { clockOf } from '../ecg-trace/clock.ts'
import type { Recording } from '../ecg-trace/recordings/recordings.queries.ts'

const List = styled('ul')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    gap: 4,
    margin: 0,
    padding: '6px 14px',
    overflowX: 'auto',
    listStyle: 'none',
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    '& button': {
      minHeight: 32,
      padding: '4px 12px',
      border: `1px solid ${edge.line}`,
      borderRadius: 6,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      fontSize: '.875rem',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { backgroundColor: surface.sunken },
      '&[aria-current]': {
        borderColor: brand.main,
        backgroundColor: brand.soft,
        color: brand.hover,
        fontWeight: 650,
      },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& small': { fontSize: '.8125rem' },
    [theme.breakpoints.down('md')]: { '& button': { minHeight: 44 } },
  }
})

/** Switches between the recordings of a case, and says which one its review reads. A single one needs no switch. */
export function RecordingTabs(props: {
  recordings: readonly Recording[]
  current: string
  onRecording: (rid: string) => void
}) {
  const { recordings, current, onRecording } = props
  const { t } = useTranslation('patching')
  const reviewed = reviewedRecording(recordings, secondsOf)
  const count = t('recordings.count', { count: recordings.length })
  return (
    <>
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      {recordings.length > 1 && (
        <nav aria-label={t('recordings.label')}>
          <List>
            {recordings.map((recording) => (
              <li key={recording.rid}>
                <button
                  type="button"
                  {...(recording.rid === current && { 'aria-current': 'true' as const })}
                  onClick={() => onRecording(recording.rid)}
                >
                  <RecordingName recording={recording} />
                  {recording === reviewed && <small> · {t('recordings.reviewed')}</small>}
                </button>
              </li>
            ))}
          </List>
        </nav>
      )}
    </>
  )
}

function RecordingName({ recording }: { recording: Recording }) {
  const { t } = useTranslation('patching')
  const { fileName, state, leads } = recording
  const seconds = secondsOf(recording)
  const names = leads.filter((lead) => !lead.derived).map(({ name }) => name)
  const facts = seconds === undefined ? [] : [clockOf(seconds), names.join(' ')]
  const isFailed = state === 'failed' || recording.analysis?.problem != null
  return [
    fileName,
    ...facts,
    ...(state === 'importing' ? [t('recordings.importing')] : []),
    ...(isFailed ? [t('recordings.failed')] : []),
  ].join(' · ')
}

/** Returns the length of a recording that can be read. */
function secondsOf({ state, samples, fs }: Recording): number | undefined {
  return state === 'ready' ? (samples ?? 0) / (fs ?? 1) : undefined
}
