import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/display/icon.tsx'
import { type FilterChip, FilterChips } from '../../../ui/form/filter-chips.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 16,
  marginBottom: 16,
  '& .find': { width: 280 },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    '& .find': { width: '100%' },
  },
}))

/** Filters rows by chip and by name while typing. */
export function FilterBar<Id extends string>(props: {
  label: string
  chips: readonly FilterChip<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  findLabel: string
  find: string
  /** Undefined if the list has no search. */
  onFind: ((text: string) => void) | undefined
  /** The further action of the list. */
  action?: ReactNode
}) {
  const { onFind } = props
  return (
    <Bar>
      <FilterChips
        label={props.label}
        chips={props.chips}
        chosen={props.chosen}
        onChoose={props.onChoose}
      />
      {onFind && (
        <div className="find">
          <TextField
            type="search"
            label={props.findLabel}
            hideLabel
            placeholder={props.findLabel}
            value={props.find}
            onChange={(event) => onFind(event.target.value)}
            endAdornment={
              <span className="unit" style={{ display: 'flex' }}>
                <Icon of={Search} />
              </span>
            }
          />
        </div>
      )}
      {props.action}
    </Bar>
  )
}
