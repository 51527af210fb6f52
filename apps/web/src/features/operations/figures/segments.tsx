import { styled } from '@mui/material/styles'

const Group = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    flexWrap: 'wrap',
    border: `1px solid ${edge.control}`,
    borderRadius: 8,
    overflow: 'hidden',
    backgroundColor: surface.paper,
    '& > button': {
      minHeight: 38,
      padding: '0 14px',
      border: 0,
      borderLeft: `1px solid ${edge.line}`,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      fontSize: '.9375rem',
      fontWeight: 500,
      cursor: 'pointer',
      '&:first-of-type': { borderLeft: 0 },
      '&:hover': { backgroundColor: surface.sunken },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-pressed="true"]': {
        backgroundColor: surface.tint,
        color: brand.hover,
        fontWeight: 650,
      },
      [theme.breakpoints.down('md')]: { minHeight: 44 },
    },
  }
})

/** Renders a choice among a few, side by side. */
export function Segments<Id extends string | number>(props: {
  label: string
  choices: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}) {
  return (
    <Group role="group" aria-label={props.label}>
      {props.choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === props.chosen}
          onClick={() => props.onChoose(id)}
        >
          {label}
        </button>
      ))}
    </Group>
  )
}
