import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolGroup } from './tool-button.tsx'

const Field = styled('input')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    flex: '0 1 220px',
    minWidth: 110,
    '@container tools (max-width: 480px)': { flex: '1 1 110px' },
    height: 36,
    padding: '0 10px',
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    backgroundColor: 'transparent',
    color: ink.strong,
    font: 'inherit',
    fontSize: '.875rem',
    [theme.breakpoints.down('md')]: { height: 44 },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -1 },
  }
})

const Found = styled('span')({
  whiteSpace: 'nowrap',
  fontSize: '.875rem',
  minWidth: 64,
  '@container tools (max-width: 480px)': { minWidth: 0 },
})

/** Renders the search; Enter moves to the next match, Shift+Enter to the previous one. */
export function SearchTools(props: {
  query: string
  onQuery: (query: string) => void
  /** The current match, counted from one. */
  at: number
  count: number
  onNext: (by: 1 | -1) => void
}) {
  const { query, onQuery, at, count, onNext } = props
  const { t } = useTranslation('viewers')
  const step = { iconOnly: true, disabled: count === 0 }
  return (
    <>
      <Field
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            onNext(event.shiftKey ? -1 : 1)
          }
        }}
      />
      <Found role="status">
        {query.trim() !== '' && (count > 0 ? t('search.found', { at, count }) : t('search.none'))}
      </Found>
      <ToolGroup
        tools={[
          { icon: ChevronUp, label: t('search.previous'), onClick: () => onNext(-1), ...step },
          { icon: ChevronDown, label: t('search.next'), onClick: () => onNext(1), ...step },
        ]}
      />
    </>
  )
}
