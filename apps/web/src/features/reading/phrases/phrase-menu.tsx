import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { TextOffer } from '../chips/offers.ts'

const List = styled('div')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    margin: '4px 0 0',
    padding: 4,
    maxHeight: 280,
    overflow: 'auto',
    border: `1px solid ${edge.control}`,
    borderRadius: 8,
    backgroundColor: surface.paper,
    '& [role="option"]': { padding: '7px 10px', borderRadius: 6, cursor: 'pointer' },
    '& [aria-selected="true"]': { backgroundColor: surface.tint },
    '& b': { color: ink.strong, fontWeight: 600 },
    '& small': { fontSize: '.8125rem', color: ink.muted },
    '& [data-doubt]': { color: tone.warn.text, fontWeight: 500 },
    '& p': {
      fontSize: '.875rem',
      color: ink.body,
      // two lines; a single unbreakable line would widen the pane
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    [theme.breakpoints.down('md')]: { '& [role="option"]': { minHeight: 44 } },
  }
})

export const phraseId = (menu: string, index: number) => `${menu}-${index}`

/** Shows the phrases found; the text keeps the focus. */
export function PhraseMenu(props: {
  id: string
  language: string
  phrases: readonly TextOffer[]
  active: number
  onTake: (index: number) => void
}) {
  const { id, language, phrases, active, onTake } = props
  const { t } = useTranslation('reading')
  return (
    <List id={id} role="listbox" tabIndex={0} aria-label={t('phrases.label')}>
      {phrases.map(({ section, label, body, put, isImplausible }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text has the focus and says which one is active
        <div
          key={`${section} ${label} ${put}`}
          id={phraseId(id, index)}
          role="option"
          aria-selected={index === active}
          ref={(item) => {
            if (index === active) item?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerDown={(event) => {
            event.preventDefault()
            onTake(index)
          }}
        >
          <b lang={language}>{label}</b> <small>{t(`phrases.section.${section}`)}</small>
          {isImplausible && <small data-doubt=""> {t('phrases.implausible')}</small>}
          <p lang={language}>{body}</p>
        </div>
      ))}
    </List>
  )
}
