import { styled } from '@mui/material/styles'

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, flex: 1 })

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
    '& > small': {
      marginLeft: 8,
      padding: '1px 7px',
      borderRadius: 999,
      backgroundColor: surface.sunken,
      color: ink.muted,
      fontSize: '.8125rem',
      fontWeight: 600,
    },
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  }
})

/** A choice, and the number of what it shows. */
export type FilterChip<Id extends string> = { id: Id; label: string; count?: string }

/** Renders a choice of one filter among a few. */
export function FilterChips<Id extends string>(props: {
  label: string
  chips: readonly FilterChip<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}) {
  return (
    <Group role="group" aria-label={props.label}>
      {props.chips.map(({ id, label, count }) => (
        <Chip
          key={id}
          type="button"
          aria-pressed={id === props.chosen}
          onClick={() => props.onChoose(id)}
        >
          {label}
          {count && (
            <>
              {' '}
              <small>{count}</small>
            </>
          )}
        </Chip>
      ))}
    </Group>
  )
}
