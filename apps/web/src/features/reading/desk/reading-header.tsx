import { styled } from '@mui/material/styles'
import { ArrowLeft, Check, Keyboard, Moon, Sun, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lastWorklist } from '../../../shell/last-worklist.ts'
import type { Tone } from '../../../theme/tones.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { ModeTag } from '../../../ui/display/mode-tag.tsx'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { useHospitalName } from '../../../ui/format/use-hospital-name.ts'
import { useFollow } from '../../../ui/navigation/app-link.tsx'
import type { KeptDraft, ReportAutosaver } from '../drafts/report-autosaver.ts'
import { useKept } from '../drafts/use-kept.ts'
import { SaveLine } from '../report-form/save-line.tsx'
import type { ReadingCase } from './reading-case.ts'
import { TimeGauge } from './time-gauge.tsx'

const Bar = styled('header')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: '6px 14px',
    '& > *': { flex: 'none' },
    minHeight: 56,
    padding: '6px 16px 6px 10px',
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    [theme.breakpoints.down('md')]: {
      // The tabs of the desk stay in view instead.
      flexWrap: 'wrap',
      '& [data-wide]': { display: 'none' },
      // Patient and time on the first line; save state and actions on the second.
      '&:has(> [role="status"])::after': { content: '""', flexBasis: '100%' },
      '& > [role="status"]': { order: 1, flex: '1 1 auto' },
      '& > button': { order: 2 },
    },
  }
})
const Who = styled('div')(({ theme }) => ({
  '&&': { flex: '0 1 auto' },
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& h1': {
    ...theme.typography.h1,
    fontSize: '1.25rem',
    lineHeight: 1.4,
    flex: '0 1 auto',
    whiteSpace: 'nowrap', // the balancing of headings would wrap it
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    [theme.breakpoints.down('md')]: { fontSize: '1.125rem' },
  },
  '& span': {
    flex: '0 1000 auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
}))
const Back = styled('a')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 6,
  color: (theme.vars ?? theme).palette.ink.body,
  [theme.breakpoints.down('md')]: { width: 44, height: 44 },
}))

/** Shows the patient, the remaining time, the save state, and the actions. */
export function ReadingHeader(props: {
  consult: ReadingCase
  autosaver: ReportAutosaver
  /** If false, only unsaved text is mentioned. */
  canWrite: boolean
  presence?: ReactNode
  lit: boolean
  onLights: () => void
  onKeys: () => void
  actions: ReactNode
}) {
  const { consult, autosaver, canWrite, lit, onLights, onKeys, actions } = props
  const { t } = useTranslation('reading')
  const follow = useFollow()
  const hospitalName = useHospitalName()
  const { pet, caseNumber, hospital } = consult
  const isWritten = useKept(autosaver, () => canWrite || autosaver.isDirty())
  const quality = useKept(autosaver, ({ draft }) => draft.quality)
  return (
    <Bar>
      <Back
        href={lastWorklist()}
        aria-label={t('header.back')}
        onClick={(event) => follow(event, lastWorklist())}
      >
        <Icon of={ArrowLeft} />
      </Back>
      <Who>
        <h1>{pet.name}</h1>
        <span data-wide>
          {caseNumber} · {hospitalName(hospital)}
        </span>
      </Who>
      {consult.questions.length > 0 && (
        <span data-wide>
          <ModeTag mode={consult.mode} />
        </span>
      )}
      {isWritten && quality && <QualityChip quality={quality} />}
      {props.presence}
      <span style={{ flex: '1 1 0' }} />
      <TimeGauge consult={consult} />
      {isWritten && <SaveLine autosaver={autosaver} />}
      <IconButton
        data-size="small"
        data-wide
        aria-label={t(lit ? 'header.toDark' : 'header.toLight')}
        onClick={onLights}
      >
        <Icon of={lit ? Moon : Sun} />
      </IconButton>
      <IconButton data-size="small" data-wide aria-label={t('header.keys')} onClick={onKeys}>
        <Icon of={Keyboard} />
      </IconButton>
      {actions}
    </Bar>
  )
}

type Quality = NonNullable<KeptDraft['draft']['quality']>
const QUALITY_LOOK: Record<Quality, { tone: Tone; icon: typeof Check }> = {
  acceptable: { tone: 'ok', icon: Check },
  'marginally acceptable': { tone: 'warn', icon: TriangleAlert },
  rejected: { tone: 'danger', icon: X },
}

function QualityChip({ quality }: { quality: Quality }) {
  const { t } = useTranslation('reading')
  return (
    <span data-wide>
      <ToneChip {...QUALITY_LOOK[quality]}>{t(`header.quality.${quality}`)}</ToneChip>
    </span>
  )
}

/** Renders preview and sign, for the assignee. */
export function WriterActions(props: { onPreview: () => void; onSign: () => void }) {
  const { t } = useTranslation('reading')
  return (
    <>
      <Button size="small" variant="outlined" onClick={props.onPreview}>
        {t('header.preview')}
      </Button>
      <Button
        size="small"
        variant="contained"
        aria-keyshortcuts="Control+Enter"
        onClick={props.onSign}
      >
        {t('header.sign')}
      </Button>
    </>
  )
}
