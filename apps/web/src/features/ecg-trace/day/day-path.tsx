import { styled } from '@mui/material/styles'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'

const Bar = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 14px',
    minHeight: 44,
    padding: '4px 12px',
    borderTop: `1px solid ${edge.line}`,
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    color: ink.muted,
    fontSize: '.875rem',
    fontVariantNumeric: 'tabular-nums',
    '& ol': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 6,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& li': { display: 'flex', alignItems: 'center', gap: 6 },
    '& li > span': { color: ink.strong, fontWeight: 650 },
    '& li > button': {
      minHeight: 32,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: brand.main,
      font: 'inherit',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${edge.focus}` },
    },
    '& > [data-tools]': { display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' },
    [theme.breakpoints.down('md')]: { '& li > button': { minHeight: 44, minWidth: 32 } },
  }
})

export type PathStep = { name: string; onShow?: () => void }

/** Shows where in the recording a picture is, with the way back, and facts and tools beside it. */
export function DayPath(props: {
  steps: readonly PathStep[]
  facts?: ReactNode
  tools?: ReactNode
}) {
  const { steps, facts, tools } = props
  const { t } = useTranslation('ecg')
  return (
    <Bar>
      <nav aria-label={t('day.path')}>
        <ol>
          {steps.map(({ name, onShow }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the path
            <li key={at}>
              {at > 0 && <Icon of={ChevronRight} size={14} />}
              {onShow ? (
                <button type="button" onClick={onShow}>
                  {name}
                </button>
              ) : (
                <span aria-current="location">{name}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {facts && <span>{facts}</span>}
      {tools && <div data-tools>{tools}</div>}
    </Bar>
  )
}
