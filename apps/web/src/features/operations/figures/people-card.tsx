import { styled } from '@mui/material/styles'
import { minutesLeft } from '@systole/domain/cases/deadline'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../../shell/person.ts'
import { PersonName } from '../../../ui/display/person-name.tsx'
import { TimeLeft } from '../../../ui/display/time-left.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { FigureCard, Muted } from './figure-card.tsx'
import { FigureLink } from './figure-link.tsx'
import type { FigureLinks } from './figure-links.ts'
import type { CaseFigures, PersonFigures } from './figures.queries.ts'

const Track = styled('span')(({ theme }) => ({
  display: 'flex',
  width: 120,
  height: 10,
  overflow: 'hidden',
  borderRadius: 5,
  backgroundColor: (theme.vars ?? theme).palette.surface.sunken,
  '& > i': { height: '100%' },
  '@media (forced-colors: active)': { border: '1px solid' },
}))

/** Lists the people who work on these cases, with what they have in hand and what they finished. */
export function PeopleCard({ figures, links }: { figures: CaseFigures; links: FigureLinks }) {
  const { t } = useTranslation('operations')
  const most = Math.max(1, ...figures.people.map(({ in_hand }) => in_hand))
  const columns = useColumns(links, most)
  return (
    <FigureCard title={t('people.title')}>
      {figures.people.length === 0 ? (
        <Muted>{t('people.empty')}</Muted>
      ) : (
        <DataTable
          caption={t('people.title')}
          hideCaption
          columns={columns}
          rows={figures.people}
          rowKey={({ uid }) => uid}
        />
      )}
    </FigureCard>
  )
}

function useColumns(links: FigureLinks, most: number): Column<PersonFigures>[] {
  const { t } = useTranslation(['operations', 'shell'])
  const format = useFormat()
  const now = useNow()
  return [
    {
      id: 'person',
      header: t('operations:people.columns.person'),
      card: 'title',
      cell: ({ name, user_type }) => (
        <PersonName name={name} asides={[t(`shell:userTypes.${userTypeKey[user_type]}`)]} />
      ),
    },
    {
      id: 'inHand',
      header: t('operations:people.columns.inHand'),
      align: 'end',
      cell: ({ uid, in_hand }) => (
        <FigureLink href={links.inHand({ holder: uid })}>{format.number(in_hand)}</FigureLink>
      ),
    },
    {
      id: 'load',
      header: t('operations:people.columns.load'),
      cell: (person) => <Load person={person} most={most} />,
    },
    {
      id: 'next',
      header: t('operations:people.columns.next'),
      cell: ({ next_due: due }) => due && <TimeLeft minutesLeft={minutesLeft(due, now)} />,
    },
    {
      id: 'done',
      header: t('operations:people.columns.done'),
      align: 'end',
      cell: ({ uid, done }) => (
        <FigureLink href={links.happened('finished', { worker: uid })}>
          {format.number(done)}
        </FigureLink>
      ),
    },
    {
      id: 'seen',
      header: t('operations:people.columns.seen'),
      cell: ({ seen }) => (
        <small>{seen ? format.timeOrDay(seen, now) : t('operations:people.never')}</small>
      ),
    },
  ]
}

/** Draws what a person has in hand beside the others: overtime red, urgent amber. The words are for everyone. */
function Load({ person, most }: { person: PersonFigures; most: number }) {
  const { t } = useTranslation('operations')
  const { in_hand, late, soon } = person
  const words = [
    late > 0 && t('people.late', { count: late }),
    soon > 0 && t('people.soon', { count: soon }),
  ]
    .filter(Boolean)
    .join(', ')
  const width = (cases: number) => ({ width: `${(100 * cases) / most}%` })
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <Track aria-hidden="true">
        <LoadPart tone="danger" style={width(late)} />
        <LoadPart tone="warn" style={width(soon)} />
        <LoadPart tone="brand" style={width(in_hand - late - soon)} />
      </Track>
      {words && <small>{words}</small>}
    </span>
  )
}

const LoadPart = styled('i', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'danger' | 'warn' | 'brand'
}>(({ theme, tone }) => ({ backgroundColor: (theme.vars ?? theme).palette.tone[tone].solid }))
