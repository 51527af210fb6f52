import { styled } from '@mui/material/styles'
import { minutesLeft } from '@systole/domain/cases/deadline'
import { phaseOf } from '@systole/domain/services/services'
import { isLanguage, languageNames } from '@systole/i18n/languages'
import type { TFunction } from 'i18next'
import { Pause } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { TimeLeft } from '../../ui/display/time-left.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { useMedium } from '../../ui/hooks/use-narrow.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { CaseCell } from './case-cell.tsx'
import { ModeOrService } from './mode-or-service.tsx'
import { ReaderCell, type RowActions } from './reader-cell.tsx'
import { ReviewersCell } from './reviewers-cell.tsx'
import { seesEcgs, worksOnEcgs } from './worklist-filter.ts'
import type { WorklistItem } from './worklist-item.ts'

/** Two values of one cell: below each other in a row, side by side where a card has space. */
const Two = styled('span')(({ theme }) => ({
  '& > span': { height: 'auto', minHeight: 26, whiteSpace: 'normal' },
  '& > small': { display: 'inline-block' },
  [theme.breakpoints.up('md')]: { '& > small': { display: 'block' } },
  'td[data-card="beside"] &': {
    [theme.breakpoints.down('md')]: {
      display: 'grid',
      justifyItems: 'end',
      maxWidth: 172,
      textAlign: 'right',
    },
  },
}))

const Stack = styled('span')({ display: 'grid', justifyItems: 'start', gap: 2 })
const RowEnd = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '@media (hover: hover)': {
      position: 'absolute',
      right: 8,
      top: 0,
      bottom: 0,
      display: 'flex',
      alignItems: 'center',
      paddingLeft: 24,
      opacity: 0,
      background: `linear-gradient(90deg, transparent, ${(theme.vars ?? theme).palette.surface.sunken} 20px)`,
      'tr:hover &, tr:focus-within &': { opacity: 1 },
    },
  },
}))

/** Renders one row per case; the name is a link, so that it can open in a new tab. */
export function WorklistTable(props: {
  items: readonly WorklistItem[]
  busy: boolean
  actions?: RowActions | undefined
}) {
  const { t } = useTranslation('reading')
  const columns = useColumns(props.actions)
  return (
    <DataTable
      caption={t('worklist.caption')}
      hideCaption
      rowIsLink
      columns={columns}
      rows={props.items}
      rowKey={keyOf}
      busy={props.busy}
    />
  )
}

const keyOf = ({ caseId }: WorklistItem) => caseId

function useColumns(actions: RowActions | undefined): Column<WorklistItem>[] {
  const { t } = useTranslation('reading')
  const isMedium = useMedium()
  const { user_type } = useSession()
  const isEcg = worksOnEcgs(user_type)
  const hasServices = seesEcgs(user_type)
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('worklist.columns.timeLeft'),
        width: 172,
        card: 'beside',
        cell: (item) => <Remaining item={item} />,
      },
      {
        id: 'case',
        header: t(hasServices ? 'worklist.columns.serviceCase' : 'worklist.columns.case'),
        width: 112,
        card: 'meta',
        cell: (item) => <CaseNumber item={item} />,
      },
      {
        id: 'pet',
        header: t('worklist.columns.pet'),
        card: 'title',
        cell: (item) => <CaseCell item={item} />,
      },
      {
        id: 'hospital',
        header: t('worklist.columns.hospital'),
        card: 'meta',
        cell: ({ hospital, language }) => <Hospital name={hospital} language={language} />,
      },
      {
        id: 'status',
        header: t('worklist.columns.status'),
        width: 200,
        card: 'foot',
        cell: (item) => <ReaderCell item={item} />,
      },
      ...(hasServices && !isMedium ? [reviewersColumn(t)] : []),
      ...(isEcg || hasServices ? [] : [filesColumn(t)]),
      qualityColumn(t),
      ...(actions ? [actionsColumn(t, actions)] : []),
    ],
    [t, actions, isMedium, isEcg, hasServices],
  )
}

/** The number of a case below its mode or service. */
function CaseNumber({ item }: { item: WorklistItem }) {
  return (
    <Stack>
      <ModeOrService item={item} />
      <span>{item.caseNumber}</span>
    </Stack>
  )
}

/** The tools of a row; with a mouse they appear over its end when it is pointed at or has the focus. */
function actionsColumn(t: TFunction<'reading'>, actions: RowActions): Column<WorklistItem> {
  return {
    id: 'actions',
    header: t('worklist.columns.actions'),
    hideHeader: true,
    width: 1,
    card: 'actions',
    cell: (item) => <RowEnd>{actions(item)}</RowEnd>,
  }
}

function reviewersColumn(t: TFunction<'reading'>): Column<WorklistItem> {
  return {
    id: 'reviewers',
    header: t('worklist.columns.reviewers'),
    width: 126,
    card: 'meta',
    cell: (item) => <ReviewersCell item={item} />,
  }
}

function filesColumn(t: TFunction<'reading'>): Column<WorklistItem> {
  return {
    id: 'files',
    header: t('worklist.columns.files'),
    width: 88,
    card: 'meta',
    cell: ({ fileCount }) => (
      <span style={{ whiteSpace: 'nowrap' }}>{t('worklist.files', { count: fileCount })}</span>
    ),
  }
}

function qualityColumn(t: TFunction<'reading'>): Column<WorklistItem> {
  return {
    id: 'quality',
    header: t('worklist.columns.result'),
    width: 118,
    card: 'meta',
    cell: (item) => <Quality item={item} />,
  }
}

const QUALITY_TONES = {
  acceptable: 'ok',
  'marginally acceptable': 'warn',
  rejected: 'danger',
} as const

/** Shows the judged quality of an ECG, or of the files of an eConsult with a report. */
function Quality({ item: { quality } }: { item: WorklistItem }) {
  const { t } = useTranslation('reading')
  if (quality === '') return null
  return <ToneChip tone={QUALITY_TONES[quality]}>{t(`worklist.result.${quality}`)}</ToneChip>
}

function Hospital({ name, language }: { name: string; language: string }) {
  const { t } = useTranslation('reading')
  const hospitalName = useHospitalName()
  if (!isLanguage(language)) return hospitalName(name)
  return (
    <Two>
      {hospitalName(name)}{' '}
      <small>{t('worklist.reportIn', { language: languageNames[language].short })}</small>
    </Two>
  )
}

/** STAFF-5: shows the time left, updated every minute while the case is open; paused while the clinic is asked. */
function Remaining({ item }: { item: WorklistItem }) {
  const { dueAt, pausedAt, expectedAt, closedAt } = item
  const { t } = useTranslation('reading')
  const now = useNow()
  const format = useFormat()
  const phase = phaseOf(item)
  if (phase !== 'queued' && phase !== 'inWork')
    return <small>{closedAt && format.date(closedAt)}</small>
  if (!dueAt) return null
  if (pausedAt) {
    return (
      <ToneChip tone="neutral" icon={Pause} title={t('header.paused')}>
        {format.duration(Math.abs(minutesLeft(dueAt, pausedAt)))}
      </ToneChip>
    )
  }
  return (
    <Two title={format.dateTime(dueAt)}>
      <TimeLeft minutesLeft={minutesLeft(dueAt, now)} />
      {expectedAt && <small>{t('header.told', { time: format.moment(expectedAt, now) })}</small>}
    </Two>
  )
}
