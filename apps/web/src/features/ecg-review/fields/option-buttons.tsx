import { styled } from '@mui/material/styles'
import { Kbd } from '../../../ui/display/kbd.tsx'

const Row = styled('div')(({ theme }) => {
  const { edge, ink, surface, brand } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    borderRadius: 6,
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: 3 },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 7,
      minHeight: 34,
      padding: '0 10px 0 7px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.strong,
      font: 'inherit',
      fontSize: '.875rem',
      lineHeight: 1.1,
      cursor: 'pointer',
      '& kbd': { minWidth: 18, padding: '0 4px', borderColor: edge.line, color: ink.muted },
      '&[aria-pressed="true"]': {
        backgroundColor: surface.tint,
        borderColor: brand.main,
        boxShadow: `inset 0 0 0 1px ${brand.main}`,
        fontWeight: 650,
        color: brand.hover,
        '& kbd': { color: brand.hover, borderColor: brand.main },
      },
      '&:disabled': { cursor: 'default', color: ink.body },
      [theme.breakpoints.down('md')]: { minHeight: 46, padding: '0 14px', fontSize: '1rem' },
    },
  }
})

export type Option<Value> = { value: Value; words: string; key?: string }

/** Renders the options of a question, each with its key. */
export function OptionButtons<Value>(props: {
  labelledBy: string
  options: readonly Option<Value>[]
  isChosen: (value: Value) => boolean
  isEditable: boolean
  onChoose: (value: Value) => void
}) {
  const { labelledBy, options, isChosen, isEditable, onChoose } = props
  return (
    <Row role="group" aria-labelledby={labelledBy} tabIndex={-1} data-review-options>
      {options.map(({ value, words, key }) => (
        <button
          key={words}
          type="button"
          aria-pressed={isChosen(value)}
          disabled={!isEditable}
          {...(key && { 'data-key': key.toLowerCase(), 'aria-keyshortcuts': key })}
          onClick={() => onChoose(value)}
          data-review-control
        >
          {key && <Kbd aria-hidden>{key}</Kbd>}
          {words}
        </button>
      ))}
    </Row>
  )
}
