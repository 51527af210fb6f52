import { styled } from '@mui/material/styles'

const Group = styled('span')(({ theme }) => {
  const { edge, ink, surface, brand } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    flexShrink: 0,
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    overflow: 'hidden',
    '& button': {
      minWidth: 32,
      minHeight: 30,
      padding: '0 8px',
      border: 0,
      borderRight: `1px solid ${edge.line}`,
      backgroundColor: surface.paper,
      color: ink.body,
      font: 'inherit',
      fontSize: '.8125rem',
      cursor: 'pointer',
      '&:last-of-type': { borderRight: 0 },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-pressed="true"]': {
        backgroundColor: surface.tint,
        color: brand.hover,
        fontWeight: 700,
      },
    },
    [theme.breakpoints.down('md')]: { '& button': { minHeight: 44, minWidth: 44 } },
  }
})

/** Offers a few options side by side, one of which is chosen. */
export function SegmentButtons<Value extends number>(props: {
  label: string
  options: readonly { value: Value; words: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  const { label, options, value, onChange } = props
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.words}
        </button>
      ))}
    </Group>
  )
}
