import { styled } from '@mui/material/styles'
import { Flag, Info, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'

const Foot = styled('footer')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    padding: '10px 16px 14px',
    fontSize: '.8125rem',
    '& p': { display: 'flex', gap: 8, marginBottom: 9, color: ink.muted, lineHeight: 1.4 },
    '& p b': { color: ink.strong },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  }
})

/** Says why a normal report cannot be signed, and renders notes, push and the question about quality. */
export function SideFooter(props: {
  id: string
  /** The reasons against a normal report; `undefined` for who signs none. */
  normalReasons: readonly string[] | undefined
  noteCount: number
  onNotes: () => void
  onAskQuality: (() => void) | undefined
  /** Messages to the hospital and to colleagues. */
  extra?: ReactNode
}) {
  const { id, normalReasons, noteCount, onNotes, onAskQuality, extra } = props
  const { t } = useTranslation('patching')
  return (
    <Foot>
      {normalReasons && (
        <p id={id}>
          <Icon of={Info} size={16} />
          {normalReasons.length === 0 ? (
            <span>{t('normal.possible')}</span>
          ) : (
            <span>
              <b>{t('normal.off')}</b> {normalReasons.join(t('normal.join'))}
              {t('normal.end')}
            </span>
          )}
        </p>
      )}
      <div>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon of={NotebookPen} size={16} />}
          onClick={onNotes}
        >
          {noteCount === 0 ? t('footer.notes') : t('footer.notesCount', { count: noteCount })}
        </Button>
        {onAskQuality && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={Flag} size={16} />}
            onClick={onAskQuality}
          >
            {t('footer.askQuality')}
          </Button>
        )}
        {extra}
      </div>
    </Foot>
  )
}
