import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { dateText, timeText } from '@systole/report/dates'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { Icon } from '../../ui/display/icon.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { revisionHistoryQuery } from './reports.queries.ts'

const Label = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '.9375rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  '& select': {
    minHeight: 36,
    padding: '4px 8px',
    border: `1px solid ${(theme.vars ?? theme).palette.edge.control}`,
    borderRadius: 6,
    backgroundColor: (theme.vars ?? theme).palette.surface.paper,
    color: (theme.vars ?? theme).palette.ink.strong,
    font: 'inherit',
    cursor: 'pointer',
  },
}))

/** Shows the revision by its date in the hospital's time zone, as on the report (RVIEW-1); a choice if there are several. */
export function RevisionPicker(props: {
  caseId: string
  revision: string
  timeZone: string
  label: (date: string) => string
}) {
  const { caseId, revision, timeZone, label } = props
  const { data: all = [revision] } = useQuery(revisionHistoryQuery(caseId))
  const go = useNavigateTo()
  if (all.length < 2) {
    return (
      <Label>
        <Icon of={History} />
        {label(dateText(revision, timeZone))}
      </Label>
    )
  }
  return (
    <Label>
      <Icon of={History} />
      <select
        aria-label={label('').trim()}
        value={revision}
        onChange={(event) => go(paths.econsultReport({ caseId, revision: event.target.value }))}
      >
        {all.map((stamp) => (
          <option key={stamp} value={stamp}>
            {timeText(stamp, timeZone)}
          </option>
        ))}
      </select>
    </Label>
  )
}
