import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import {
  AlarmClock,
  Building2,
  CircleCheck,
  CreditCard,
  FileWarning,
  Hourglass,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  RotateCcw,
  ServerCrash,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../theme/tones.ts'
import { Icon } from '../../../ui/display/icon.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { worklistViewHref } from '../../worklist/worklist-filter.ts'
import { FigureCard } from './figure-card.tsx'
import type { FigureLinks } from './figure-links.ts'
import type { CaseFigures, OfficeFigures } from './figures.queries.ts'

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '8px 0',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  '&:first-of-type': { borderTop: 0 },
  '& b': { color: (theme.vars ?? theme).palette.ink.strong, fontWeight: 600 },
  '& small': {
    display: 'block',
    fontSize: '.8125rem',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
}))
const Badge = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => {
    const colours = (theme.vars ?? theme).palette.tone[tone]
    return {
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      borderRadius: 8,
      backgroundColor: colours.background,
      color: colours.text,
    }
  },
)
const Count = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  padding: '0 7px',
  borderRadius: 11,
  fontSize: '.8125rem',
  fontWeight: 700,
  backgroundColor: (theme.vars ?? theme).palette.tone.danger.solid,
  color: '#fff',
}))

type Kind = OfficeFigures['attention'][number]['kind'] | 'overtime' | 'paused'
type Task = { kind: Kind; count: number; since: Date | null }

const LOOKS: Record<Kind, { tone: Tone; icon: LucideIcon }> = {
  overtime: { tone: 'danger', icon: AlarmClock },
  paused: { tone: 'info', icon: MessageCircleQuestion },
  failedJobs: { tone: 'orange', icon: ServerCrash },
  lateJobs: { tone: 'orange', icon: Hourglass },
  damagedFiles: { tone: 'danger', icon: FileWarning },
  undeliveredMails: { tone: 'danger', icon: MailWarning },
  payments: { tone: 'warn', icon: CreditCard },
  applications: { tone: 'info', icon: UserPlus },
  repeats: { tone: 'info', icon: RotateCcw },
  erasures: { tone: 'violet', icon: Building2 },
}

const HREFS: Record<OfficeFigures['attention'][number]['kind'], string> = {
  failedJobs: paths.system(),
  lateJobs: paths.system(),
  damagedFiles: paths.system(),
  undeliveredMails: paths.undelivered(),
  payments: paths.payments({ show: 'attention' }),
  applications: paths.applications(),
  repeats: worklistViewHref({ show: 'repeats' }),
  erasures: paths.hospitalData(),
}

/** Lists the tasks that wait for a person, each with the page on which it is done. */
export function AttentionCard(props: {
  figures: CaseFigures
  office: OfficeFigures
  links: FigureLinks
}) {
  const { figures, office, links } = props
  const { t } = useTranslation('operations')
  const { timeout, paused } = figures.total
  const tasks: Task[] = [
    { kind: 'overtime' as const, count: timeout, since: null },
    ...office.attention,
    { kind: 'paused' as const, count: paused, since: null },
  ].filter(({ count }) => count > 0)
  const hrefOf = (kind: Kind) => {
    if (kind === 'overtime') return links.inHand({ band: 'timeout' })
    return kind === 'paused' ? links.inHand({ enquiry: 'waits' }) : HREFS[kind]
  }
  return (
    <FigureCard
      title={t('attention.title')}
      beside={tasks.length > 0 && <Count>{tasks.length}</Count>}
    >
      {tasks.length === 0 ? (
        <EmptyState icon={CircleCheck}>{t('attention.none')}</EmptyState>
      ) : (
        <List>
          {tasks.map((task) => (
            <TaskLine key={task.kind} task={task} href={hrefOf(task.kind)} />
          ))}
        </List>
      )}
    </FigureCard>
  )
}

function TaskLine({ task: { kind, count, since }, href }: { task: Task; href: string }) {
  const { t } = useTranslation('operations')
  const format = useFormat()
  const now = useNow()
  const { tone, icon } = LOOKS[kind]
  const what = t(`attention.${kind}`, { count })
  return (
    <Line>
      <Badge tone={tone}>
        <Icon of={icon} size={17} />
      </Badge>
      <span>
        <b>{what}</b>
        {since && <small>{t('attention.since', { time: format.moment(since, now) })}</small>}
      </span>
      <AppLink href={href} aria-label={t('attention.openOf', { what })}>
        {t('attention.open')}
      </AppLink>
    </Line>
  )
}
