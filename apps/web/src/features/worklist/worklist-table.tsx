import { styled } from '@mui/material/styles'
import { minutesLeft } from '@systole/domain/cases/deadline'
import { phaseOf } from '@systole/domain/services/services'
import { isLanguage, languageNames } from '@systole/i18n/languages'
import type { TFunction } from 'i18next'
import { Pause } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { ModeTag } from '../../ui/display/mode-tag.tsx'
import { TimeLeft } from '../../ui/display/time-left.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { useMedium } from '../../ui/hooks/use-narrow.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import type { CountedRows } from '../../ui/table/counted-rows.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { LongTable } from '../../ui/table/long-table.tsx'
import { CaseCell } from './case-cell.tsx'
import { ReaderCell, type RowActions } from './reader-cell.tsx'
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

const Stack = styled('span')({ display: 'grid', justifyItems: 'start', gap: 4 })

/** Renders one row per case; the name is a link, so that it can open in a new tab. */
export function WorklistTable(props: {
  items: readonly WorklistItem[]
  counted: CountedRows
  busy: boolean
  view: string
  onNearEnd: () => void
  actions?: RowActions | undefined
}) {
  const { t } = useTranslation('reading')
  const columns = useColumns(props.actions)
  return (
    <LongTable
      caption={t('worklist.caption')}
      columns={columns}
      rows={props.items}
      counted={props.counted}
      rowKey={keyOf}
      busy={props.busy}
      list={props.view}
      onNearEnd={props.onNearEnd}
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
        width: isMedium ? 142 : 'clamp(142px, 15vw, 206px)',
        card: 'beside',
        cell: (item) => <Remaining item={item} />,
      },
      {
        id: 'pet',
        header: t('worklist.columns.pet'),
        card: 'title',
        cell: (item) => <CaseCell item={item} />,
      },
      ...(isMedium ? [caseColumn(t, isEcg)] : caseColumns(t, { isEcg, hasServices })),
      {
        id: 'hospital',
        header: t('worklist.columns.hospital'),
        card: 'meta',
        cell: ({ hospital, language }) => <Hospital name={hospital} language={language} />,
      },
      {
        id: 'status',
        header: t('worklist.columns.status'),
        width: 212,
        card: 'foot',
        cell: (item) => <ReaderCell item={item} actions={actions} />,
      },
    ],
    [t, actions, isMedium, isEcg, hasServices],
  )
}

/** Shows the mode of an eConsult, or the service of any other case. */
function ModeOrService({ item: { mode, service } }: { item: WorklistItem }) {
  const { t } = useTranslation('common')
  if (service !== 'econsult') return <span>{t(`services.${service}`)}</span>
  return mode ? <ModeTag mode={mode} /> : null
}

/** Number, mode and files in one column where three would squeeze the others. */
function caseColumn(t: TFunction<'reading'>, isEcg: boolean): Column<WorklistItem> {
  return {
    id: 'case',
    header: t('worklist.columns.case'),
    width: 124,
    cell: (item) => (
      <Stack>
        <span>{item.caseNumber}</span>
        <ModeOrService item={item} />
        {isEcg ? (
          <Quality item={item} />
        ) : (
          <small>{t('worklist.files', { count: item.fileCount })}</small>
        )}
      </Stack>
    ),
  }
}

function caseColumns(
  t: TFunction<'reading'>,
  { isEcg, hasServices }: { isEcg: boolean; hasServices: boolean },
): Column<WorklistItem>[] {
  return [
    {
      id: 'case',
      header: t('worklist.columns.case'),
      width: 98,
      card: 'meta',
      cell: ({ caseNumber }) => caseNumber,
    },
    {
      id: 'mode',
      header: t(hasServices ? 'worklist.columns.service' : 'worklist.columns.mode'),
      width: 84,
      card: 'meta',
      cell: (item) => <ModeOrService item={item} />,
    },
    isEcg ? qualityColumn(t) : filesColumn(t),
  ]
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

/** Shows the judged quality of an ECG. */
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
