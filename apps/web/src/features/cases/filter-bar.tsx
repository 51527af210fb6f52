import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 16,
  marginBottom: 16,
  '& .find': { width: 280 },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 8, flex: 1 },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    '& .find': { width: '100%' },
  },
}))

const Chip = styled('button')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    minHeight: 36,
    padding: '0 14px',
    borderRadius: 999,
    border: `1px solid ${edge.control}`,
    backgroundColor: surface.paper,
    color: ink.body,
    font: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { backgroundColor: surface.sunken },
    '&[aria-pressed="true"]': {
      borderColor: brand.main,
      backgroundColor: surface.tint,
      color: brand.hover,
      fontWeight: 650,
    },
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  }
})

export type FilterChip<Id extends string> = { id: Id; label: string }

/** Which rows, by chip and by name; acts as one types. */
export function FilterBar<Id extends string>(props: {
  label: string
  chips: readonly FilterChip<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  findLabel: string
  find: string
  onFind: (text: string) => void
}) {
  return (
    <Bar>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and add nothing */}
      <div className="chips" role="group" aria-label={props.label}>
        {props.chips.map(({ id, label }) => (
          <Chip
            key={id}
            type="button"
            aria-pressed={id === props.chosen}
            onClick={() => props.onChoose(id)}
          >
            {label}
          </Chip>
        ))}
      </div>
      <div className="find">
        <TextField
          type="search"
          label={props.findLabel}
          hideLabel
          placeholder={props.findLabel}
          value={props.find}
          onChange={(event) => props.onFind(event.target.value)}
          endAdornment={
            <span className="unit" style={{ display: 'flex' }}>
              <Icon of={Search} />
            </span>
          }
        />
      </div>
    </Bar>
  )
}
