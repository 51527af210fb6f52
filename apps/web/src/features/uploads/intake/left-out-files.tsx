import { styled } from '@mui/material/styles'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { IntakeSource } from './found-file.ts'

const Left = styled('details')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    fontSize: '.9375rem',
    '& summary': { minHeight: 24, cursor: 'pointer', listStyle: 'none' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary u': { color: brand.main, fontWeight: 500 },
    '&[open] summary u[data-when="closed"], &:not([open]) summary u[data-when="open"]': {
      display: 'none',
    },
    '& ul': {
      maxHeight: 240,
      margin: '8px 0 0',
      padding: '4px 14px',
      overflowY: 'auto',
      border: `1px solid ${edge.line}`,
      borderRadius: 8,
      listStyle: 'none',
      color: ink.muted,
      fontSize: '.875rem',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      minHeight: 28,
      overflowWrap: 'anywhere',
      contentVisibility: 'auto', // a viewer on a disc has thousands of files
      containIntrinsicSize: 'auto 28px',
    },
    [theme.breakpoints.down('md')]: {
      '& summary': { minHeight: 44, paddingBlock: 10 },
      '& li button': { minHeight: 44 },
    },
  }
})

/** Lists omitted files, any of which can be included. */
export function LeftOutFiles(props: {
  sources: readonly IntakeSource[]
  onTake: (source: IntakeSource) => void
}) {
  const { sources, onTake } = props
  const { t } = useTranslation('intake')
  if (sources.length === 0) return null
  return (
    <Left>
      <summary>
        {t('leftOut', { count: sources.length })} <u data-when="closed">{t('leftOutShow')}</u>
        <u data-when="open">{t('leftOutHide')}</u>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={t('leftOutList')}>
        {sources.map((source) => (
          <li key={source.path}>
            {source.path}
            {formatOf(source.path) && !source.refusal && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t('take', { name: source.path })}
                onClick={() => onTake(source)}
              >
                {t('takeIt')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Left>
  )
}
