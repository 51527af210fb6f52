import { styled } from '@mui/material/styles'
import { missingFact } from '@systole/domain/ecg-recordings/stated-facts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { RecordingRemarks } from '../../ecg-trace/recordings/recording-remarks.tsx'
import type { Recording } from '../../ecg-trace/recordings/recordings.queries.ts'
import { remarksOf } from '../../ecg-trace/recordings/remarks-of.ts'
import { useRemarkWords } from '../../ecg-trace/recordings/use-remark-words.ts'
import { StatementForm } from './statement-form.tsx'
import type { ImportRow } from './use-ecg-import.ts'

const Item = styled('li')(({ theme }) => {
  const { edge, ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 6,
    padding: '12px 14px',
    border: `1px solid ${edge.line}`,
    borderRadius: 8,
    '& > b': { color: ink.strong, fontWeight: 600, overflowWrap: 'anywhere' },
    '& p': { margin: 0 },
    '& .state': { display: 'flex', gap: 8, alignItems: 'flex-start', fontSize: '.875rem' },
    '& .state > svg': { flex: 'none', marginTop: 2 },
    '& .state[data-tone="ok"] > svg': { color: tone.ok.solid },
    '& .state[data-tone="warn"]': { color: tone.warn.text },
    '& ul': { margin: '0 0 4px !important' },
  }
})

/** Shows the files of one recording, how far their import is, and what is wrong with them. */
export function EcgImportItem(props: {
  caseId: string
  names: readonly string[]
  state: ImportRow['state']
  recordings: readonly Recording[]
}) {
  const { names, state, recordings } = props
  const { t } = useTranslation('ecg')
  const percent = state.is === 'sending' ? Math.floor(state.percent) : 100
  return (
    <Item>
      <b>{names.join(' + ')}</b>
      {state.is === 'sending' && <Step text={t('import.sending', { percent })} percent={percent} />}
      {state.is === 'failed' && <State tone="warn">{state.text}</State>}
      {state.is === 'asked' && recordings.length === 0 && <Step text={t('import.asking')} />}
      {state.is === 'asked' && recordings.length > 0 && <Outcome {...props} />}
    </Item>
  )
}

function Outcome(props: {
  caseId: string
  names: readonly string[]
  recordings: readonly Recording[]
}) {
  const { caseId, names, recordings } = props
  const words = useRemarkWords()
  const [first] = recordings
  if (!first) return null
  if (first.state === 'importing') {
    const percent = first.progress?.percent ?? undefined
    return <Step text={words.progress(first)} {...(percent !== undefined && { percent })} />
  }
  const missing = missingFact(first.problem?.refusal)
  return (
    <>
      {first.state === 'ready' && <Ready recordings={recordings} />}
      <RecordingRemarks remarks={remarksOf(first)} />
      {missing && <StatementForm {...{ caseId, names, missing }} />}
    </>
  )
}

function Ready({ recordings }: { recordings: readonly Recording[] }) {
  const { t } = useTranslation('ecg')
  const format = useFormat()
  const [first] = recordings
  const seconds = format.fixed((first?.samples ?? 0) / (first?.fs ?? 1), 0)
  const leads = first?.leads.map(({ name }) => name).join(', ') ?? ''
  return (
    <>
      <State tone="ok">
        {recordings.length > 1
          ? t('import.readyMany', { count: recordings.length })
          : t('import.ready', { leads, seconds })}
      </State>
      {first?.stated && <Statement stated={first.stated} />}
    </>
  )
}

function Statement({ stated }: { stated: NonNullable<Recording['stated']> }) {
  const { t } = useTranslation('ecg')
  const format = useFormat()
  const { units_per_millivolt: gain, samples_per_second: rate, by: name, at } = stated
  const given = at
  const time = given ? format.dateTime(given) : ''
  return (
    <>
      {gain !== undefined && <p className="state">{t('import.stated', { name, time, gain })}</p>}
      {rate !== undefined && (
        <p className="state">{t('import.statedRate', { name, time, rate })}</p>
      )}
    </>
  )
}

function Step({ text, percent }: { text: string; percent?: number }) {
  return (
    <>
      <p className="state" role="status">
        {text}
      </p>
      {percent !== undefined && <ProgressBar label={text} percent={percent} />}
    </>
  )
}

function State({ tone, children }: { tone: 'ok' | 'warn'; children: ReactNode }) {
  return (
    <p className="state" data-tone={tone} role="status">
      <Icon of={tone === 'ok' ? CircleCheck : TriangleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}
