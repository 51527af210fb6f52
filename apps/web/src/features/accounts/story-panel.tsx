import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { AuthPanel } from '../../shell/auth-frame/auth-panel.tsx'
import { INTERNATIONAL_PRICE, QUESTIONS_PER_MODE } from './offer.ts'

/** Shows the description of the service beside the form; a short banner below 900 px. */
export function StoryPanel() {
  const { t } = useTranslation(['login', 'common'])
  return (
    <AuthPanel label={t('story.label')} promise={t('story.title')}>
      <Lead>{t('story.lead')}</Lead>
      <Offer>
        <div>
          <dt>{t('common:mode.basic')}</dt>
          <dd>
            USD {INTERNATIONAL_PRICE.basic}
            <small>{t('story.basicDetail', { questions: QUESTIONS_PER_MODE })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('common:mode.advance')}</dt>
          <dd>
            USD {INTERNATIONAL_PRICE.advance}
            <small>{t('story.advanceDetail')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('story.report')}</dt>
          <dd>
            {t('story.reportTime')}
            <small>{t('story.reportDetail')}</small>
          </dd>
        </div>
      </Offer>
    </AuthPanel>
  )
}

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '44ch',
  marginTop: 16,
  fontSize: '1.0625rem',
  color: (theme.vars ?? theme).palette.brand.soft,
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const Offer = styled('dl')(({ theme }) => {
  const { soft } = (theme.vars ?? theme).palette.brand
  return {
    alignSelf: 'stretch',
    display: 'flex',
    gap: 40,
    marginTop: 40,
    paddingTop: 24,
    borderTop: '1px solid rgba(255,255,255,.16)',
    '& dt': { fontSize: '.8125rem', color: soft, opacity: 0.86 },
    '& dd': {
      marginTop: 2,
      color: '#fff',
      fontFamily: theme.typography.h1.fontFamily ?? 'inherit',
      fontWeight: theme.typography.h1.fontWeight ?? 480,
      fontSize: '1.4375rem',
      lineHeight: 1.25,
    },
    '& small': {
      display: 'block',
      maxWidth: '18ch',
      fontFamily: theme.typography.fontFamily ?? 'inherit',
      fontWeight: 400,
      fontSize: '.875rem',
      lineHeight: 1.35,
      marginTop: 2,
      color: soft,
    },
    [theme.breakpoints.down('md')]: { display: 'none' },
  }
})
