import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { INTERNATIONAL_PRICE, QUESTIONS_PER_MODE } from './offer.ts'

const Columns = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 16,
    margin: '20px 0',
    '& section': { padding: '18px 20px', border: `1px solid ${edge.line}`, borderRadius: 10 },
    '& h3': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      fontSize: '1.0625rem',
      fontWeight: 650,
    },
    '& h3 span': {
      fontFamily: theme.typography.h1.fontFamily ?? 'inherit',
      fontSize: '1.5rem',
      fontWeight: 480,
      color: ink.strong,
    },
    '& h3 small': {
      fontFamily: theme.typography.fontFamily ?? 'inherit',
      fontSize: '.8125rem',
      fontWeight: 400,
      color: ink.muted,
      marginRight: 4,
    },
    '& ul': { listStyle: 'none', display: 'grid', gap: 8, marginTop: 12 },
    '& li': { display: 'flex', gap: 8, fontSize: '.9375rem' },
    '& li svg': { color: brand.bright, marginTop: 2 },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  }
})

const LINES = ['questions', 'topics', 'files'] as const

/** LOGIN-9: explains the two consult modes, their requirements and their prices. */
export function WelcomeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['login', 'common'])
  return (
    <MessageDialog
      open={open}
      size="md"
      title={t('welcome.title')}
      actionLabel={t('common:okUnderstood')}
      onClose={onClose}
    >
      <Typography>{t('welcome.lead')}</Typography>
      <Columns>
        {(['basic', 'advance'] as const).map((mode) => (
          <section key={mode}>
            <h3>
              {t(`common:mode.${mode}`)}
              <span>
                <small>USD</small>
                {INTERNATIONAL_PRICE[mode]}
              </span>
            </h3>
            <ul>
              {LINES.map((line) => (
                <li key={line}>
                  <Icon of={Check} size={18} strokeWidth={2.2} />
                  {t(`welcome.${mode}.${line}`, { questions: QUESTIONS_PER_MODE })}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Columns>
      <Notice>{t('welcomeNotes', { terms: t('welcome.terms'), price: t('welcome.price') })}</Notice>
    </MessageDialog>
  )
}
