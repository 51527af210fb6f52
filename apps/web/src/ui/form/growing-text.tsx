import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'

const Area = styled('textarea')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'block',
    width: '100%',
    minHeight: 120,
    padding: '10px 12px',
    border: `1px solid ${edge.control}`,
    borderRadius: 8,
    backgroundColor: surface.paper,
    ...theme.applyStyles('dark', { backgroundColor: surface.sunken }),
    color: ink.strong,
    font: 'inherit',
    lineHeight: 1.6,
    resize: 'vertical',
    fieldSizing: 'content',
    '&::placeholder': { color: ink.muted, opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -1 },
    '&:read-only': { borderStyle: 'dashed' },
  }
})
const LEAST_ROWS = 5
const MOST_ROWS = 30

/** Renders a text area that grows with its text; by line count in browsers without automatic sizing. */
export function GrowingText(props: ComponentProps<typeof Area> & { value: string }) {
  const lines = props.value.split('\n').length + 1
  return <Area rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, lines))} {...props} />
}
