import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { reviewersQuery } from './worklist.queries.ts'
import { readMinutes, type WorklistFilter } from './worklist-filter.ts'

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
const Chip = styled('button')(({ theme }) => {
  const { brand, surface } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '4px 10px 4px 14px',
    border: `1px solid ${brand.main}`,
    borderRadius: 999,
    backgroundColor: surface.tint,
    color: brand.hover,
    font: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 600,
    textAlign: 'left',
    cursor: 'pointer',
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  }
})

type Found = { id: string; label: string; without: WorklistFilter }

/** Shows what a figure of the operations page filters by, each to be removed. */
export function WorklistFound(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
}) {
  const { t } = useTranslation('reading')
  const found = useFound(props.filter)
  if (found.length === 0) return null
  return (
    <Row aria-label={t('worklist.found.label')}>
      {found.map(({ id, label, without }) => (
        <li key={id}>
          <Chip
            type="button"
            aria-label={t('worklist.found.remove', { filter: label })}
            onClick={() => props.onChange(without)}
          >
            {label}
            <Icon of={X} size={16} />
          </Chip>
        </li>
      ))}
    </Row>
  )
}

function useFound(filter: WorklistFilter): Found[] {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const { happened, since, until, took, holder, worker, ...rest } = filter
  const staff = useQuery({ ...reviewersQuery, enabled: Boolean(holder) }).data ?? []
  const nameOf = (uid: string) =>
    staff.find((each) => each.uid === uid)?.name ?? t('worklist.found.person')
  const minutes = readMinutes(took)
  const all = { ...filter }
  const found: Found[] = []
  if (happened && since && until)
    found.push({
      id: 'happened',
      label: t('worklist.found.happened', {
        what: t(`worklist.found.${happened}`),
        since: format.dateTime(new Date(since)),
        until: format.dateTime(new Date(until)),
      }),
      without: { ...rest, ...(holder && { holder }), ...(worker && { worker }) },
    })
  if (minutes)
    found.push({
      id: 'took',
      label:
        minutes.to === undefined
          ? t('worklist.found.tookOver', { from: format.duration(minutes.from) })
          : t('worklist.found.took', {
              from: format.duration(minutes.from),
              to: format.duration(minutes.to),
            }),
      without: omit(all, 'took'),
    })
  if (holder)
    found.push({
      id: 'holder',
      label: t('worklist.found.holder', { name: nameOf(holder) }),
      without: omit(all, 'holder'),
    })
  return found
}

function omit(filter: WorklistFilter, name: 'took' | 'holder'): WorklistFilter {
  const { [name]: _, ...rest } = filter
  return rest
}
