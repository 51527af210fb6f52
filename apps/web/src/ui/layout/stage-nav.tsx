import { styled } from '@mui/material/styles'
import { Check, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../display/icon.tsx'
import { useFollow } from '../navigation/app-link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type StageState = 'done' | 'current' | 'begun' | 'todo' | 'locked'
export type Stage = {
  id: string
  name: string
  /** A line about the content of the stage. */
  note?: string
  noteTone?: 'plain' | 'warn'
  state: StageState
  /** The address, only for stages that may be opened. */
  href?: string
}

/** Renders the numbered stages of a case. Not MUI's Stepper, which has tab semantics. Below 900 px it is horizontal. */
export function StageNav({ stages }: { stages: readonly Stage[] }) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('stages.label')}>
      <List style={{ '--stages': stages.length } as React.CSSProperties}>
        {stages.map((stage, index) => (
          <li
            key={stage.id}
            data-state={stage.state}
            data-done={stage.state === 'done' ? '' : undefined}
          >
            <span className="number" aria-hidden>
              <Mark state={stage.state} number={index + 1} />
            </span>
            <StageBody stage={stage} number={index + 1} total={stages.length} />
          </li>
        ))}
      </List>
    </nav>
  )
}

function Mark({ state, number }: { state: StageState; number: number }) {
  if (state === 'done') return <Icon of={Check} strokeWidth={2.2} />
  return state === 'locked' ? <Icon of={Lock} size={16} /> : number
}

function StageBody({ stage, number, total }: { stage: Stage; number: number; total: number }) {
  const { t } = useTranslation('common')
  const follow = useFollow()
  const content = (
    <>
      <b>
        <VisuallyHidden>{t(`stages.${stage.state}`, { number, total })} </VisuallyHidden>
        {stage.name}
      </b>
      {stage.note && (
        <span className="note" data-tone={stage.noteTone ?? 'plain'}>
          {stage.note}
        </span>
      )}
    </>
  )
  const { href } = stage
  if (stage.state === 'current' || !href) {
    return (
      <div className="body" aria-current={stage.state === 'current' ? 'step' : undefined}>
        {content}
      </div>
    )
  }
  return (
    <a className="body" href={href} onClick={(event) => follow(event, href)}>
      {content}
    </a>
  )
}

const FLAT = {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--stages), minmax(0, 1fr))',
  gap: 4,
  '& li': { display: 'block', padding: 0 },
  '& li:not(:last-child)::before': {
    left: 'calc(50% + 16px)',
    right: 'calc(-50% + 16px)',
    width: 'auto',
    height: 2,
    top: 19,
    bottom: 'auto',
  },
  '& .number': { margin: '4px auto 0' },
  '& .body, & [aria-current]': {
    padding: '6px 2px',
    textAlign: 'center',
    fontSize: '.8125rem',
    // Chinese and Japanese wrap where the texts allow it, not within a word.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    boxShadow: 'none',
    background: 'none',
  },
  '& .note': { display: 'none' },
} as const

const List = styled('ol')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    listStyle: 'none',
    '& li': { position: 'relative', display: 'flex', gap: 14, paddingBottom: 6 },
    '& li:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: 15,
      top: 36,
      bottom: -2,
      width: 2,
      backgroundColor: edge.line,
    },
    '& li[data-done]:not(:last-child)::before': { backgroundColor: brand.bright },
    '& .number': {
      width: 32,
      height: 32,
      marginTop: 4,
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      zIndex: 1,
      borderRadius: '50%',
      border: `2px solid ${edge.control}`,
      backgroundColor: surface.canvas,
      color: ink.muted,
      fontWeight: 700,
      fontSize: '.9375rem',
      lineHeight: 1,
    },
    '& li[data-done] .number': {
      backgroundColor: brand.bright,
      borderColor: brand.bright,
      color: '#fff',
    },
    '& li[data-state="current"] .number': {
      backgroundColor: surface.paper,
      borderColor: brand.main,
      color: brand.hover,
      boxShadow: `0 0 0 4px ${brand.soft}`,
    },
    '& li[data-state="locked"] .number': {
      borderColor: edge.line,
      backgroundColor: surface.sunken,
    },
    '& .body': {
      flex: 1,
      minWidth: 0,
      display: 'block',
      padding: '8px 12px 14px',
      borderRadius: 8,
      color: ink.body,
      textDecoration: 'none',
    },
    '& a.body:hover': { backgroundColor: surface.sunken },
    '& [aria-current]': {
      backgroundColor: surface.paper,
      boxShadow: `inset 0 0 0 1px ${edge.line}`,
    },
    '& b': { display: 'block', color: ink.strong, fontWeight: 600, lineHeight: 1.35 },
    '& li[data-state="todo"] b': { color: ink.muted },
    '& .note': { display: 'block', fontSize: '.875rem', color: ink.muted, marginTop: 1 },
    '& .note[data-tone="warn"]': { color: tone.warn.text, fontWeight: 500 },
    [theme.breakpoints.down('md')]: FLAT,
  }
})
