import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { BrandLink } from '../../shell/brand-link.tsx'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { EcgPaper } from './ecg-paper.tsx'
import { INTERNATIONAL_PRICE, QUESTIONS_PER_MODE } from './offer.ts'

/** The promise of the service beside the form; a short banner below 900 px. */
export function StoryPanel() {
  const { t } = useTranslation(['login', 'common'])
  return (
    <Panel aria-label={t('story.label')}>
      <EcgPaper />
      <BrandLink href={paths.home()}>
        <BrandMark on="dark" />
      </BrandLink>
      <Typography variant="h1" component="p" className="promise">
        {t('story.title')}
      </Typography>
      <p className="lead">{t('story.lead')}</p>
      <dl>
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
      </dl>
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => {
  const { deep, soft } = (theme.vars ?? theme).palette.brand
  return {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: '48px 64px',
    color: soft,
    backgroundColor: deep,
    '& > :not(.paper)': { position: 'relative' },
    '& > a': { color: '#fff', marginBlock: -7, '&:focus-visible': { outlineColor: '#fff' } },
    '& .promise': {
      color: '#fff',
      fontSize: 'clamp(2rem, 3.3vw, 2.9rem)',
      lineHeight: 1.14,
      maxWidth: '15ch',
      marginTop: 'auto',
    },
    ':lang(zh) & .promise': { maxWidth: '11.2em', lineHeight: 1.3, textWrap: 'wrap' },
    '& .lead': { maxWidth: '44ch', marginTop: 16, fontSize: '1.0625rem', color: soft },
    '& dl': {
      alignSelf: 'stretch',
      display: 'flex',
      gap: 40,
      marginTop: 40,
      paddingTop: 24,
      borderTop: '1px solid rgba(255,255,255,.16)',
    },
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
    [theme.breakpoints.down('md')]: {
      padding: '20px 20px 22px',
      '& .promise': { fontSize: '1.5rem', marginTop: 18, maxWidth: '22ch' },
      ':lang(zh) & .promise': { maxWidth: '11.2em' },
      '& .lead, & dl': { display: 'none' },
    },
    '@media (forced-colors: active)': { borderRight: '1px solid' },
  }
})
