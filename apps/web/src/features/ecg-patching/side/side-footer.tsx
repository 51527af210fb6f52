import { styled } from '@mui/material/styles'
import { Bell, Flag, Info, NotebookPen } from 'lucide-react'
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
  normalReasons: readonly string[]
  noteCount: number
  onNotes: () => void
  onPush: (() => void) | undefined
  onAskQuality: (() => void) | undefined
  extra?: ReactNode
}) {
  const { id, normalReasons, noteCount, onNotes, onPush, onAskQuality, extra } = props
  const { t } = useTranslation('patching')
  return (
    <Foot>
      <p id={id}>
        <Icon of={Info} size={16} />
        <span>
          <b>{t('normal.off')}</b> {normalReasons.join(t('normal.join'))}
          {t('normal.end')}
        </span>
      </p>
      <div>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon of={NotebookPen} size={16} />}
          onClick={onNotes}
        >
          {noteCount === 0 ? t('footer.notes') : t('footer.notesCount', { count: noteCount })}
        </Button>
        {onPush && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={Bell} size={16} />}
            onClick={onPush}
          >
            {t('footer.push')}
          </Button>
        )}
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
