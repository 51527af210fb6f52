import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'

const Bar = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    borderBottom: `1px solid ${edge.line}`,
    '& button': {
      position: 'relative',
      minWidth: 90,
      minHeight: 48,
      padding: '12px 16px',
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 600,
      lineHeight: 1.25,
      color: ink.muted,
      cursor: 'pointer',
    },
    '& button[aria-selected="true"]': { color: brand.hover },
    '& button[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: -1,
      height: 3,
      borderRadius: '3px 3px 0 0',
      backgroundColor: brand.main,
    },
    '& button:focus-visible': { outlineOffset: -2 },
    '@media (forced-colors: active)': {
      '& button[aria-selected="true"]::after': { backgroundColor: 'Highlight' },
    },
  }
})

type TabItem<Value> = { value: Value; id: string; panelId: string; label: ReactNode }

/** Renders tabs above their panels: one stop of the Tab key, arrows move, Enter or Space opens. */
export function TabBar<Value extends string>(props: {
  label: string
  tabs: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}) {
  const { label, tabs, value, onChange, className } = props
  const keyDown = (event: KeyboardEvent, place: number) => {
    const steps: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = event.altKey ? undefined : steps[event.key] // Alt → is the next stage
    const next = step === undefined ? undefined : tabs[step % tabs.length]
    if (!next) return
    event.preventDefault()
    document.getElementById(next.id)?.focus()
  }
  return (
    <Bar role="tablist" aria-label={label} {...(className && { className })}>
      {tabs.map((tab, place) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tab.id}
          aria-controls={tab.panelId}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => keyDown(event, place)}
        >
          {tab.label}
        </button>
      ))}
    </Bar>
  )
}
