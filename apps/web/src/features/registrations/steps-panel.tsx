import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { AuthPanel } from '../../shell/auth-frame/auth-panel.tsx'

const STEPS = ['send', 'confirm', 'approve'] as const

/** Shows the steps that follow the form, beside it. */
export function StepsPanel() {
  const { t } = useTranslation('registration')
  return (
    <AuthPanel label={t('steps.label')} promise={t('steps.title')}>
      <Steps>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`steps.${step}.title`)}</b>
            <span>{t(`steps.${step}.text`)}</span>
          </li>
        ))}
      </Steps>
    </AuthPanel>
  )
}

const Steps = styled('ol')(({ theme }) => ({
  alignSelf: 'stretch',
  display: 'grid',
  gap: 18,
  margin: '36px 0 0',
  padding: '28px 0 0',
  listStyle: 'none',
  counterReset: 'step',
  borderTop: '1px solid rgba(255,255,255,.16)',
  '& li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: 14,
  },
  '& li::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: 999,
    border: '1px solid rgba(255,255,255,.4)',
    color: '#fff',
    fontFamily: theme.typography.h1.fontFamily ?? 'inherit',
  },
  '& b': { color: '#fff', fontWeight: 600, lineHeight: 1.35 },
  '& span': { fontSize: '.9375rem' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
