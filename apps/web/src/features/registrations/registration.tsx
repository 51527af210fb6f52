import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ApplicationForm } from './application-form.tsx'
import { CheckInbox } from './check-inbox.tsx'
import { useApplicationForm } from './use-application-form.ts'

/** Renders the form and its confirmation. */
export function Registration() {
  const { t } = useTranslation('registration')
  const work = useApplicationForm()
  if (work.sentTo !== undefined) {
    return <CheckInbox email={work.sentTo} onCorrect={work.correct} />
  }
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.625rem', md: '2rem' } }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 2, mb: { xs: 5, md: 6 }, color: 'ink.muted' }}>{t('lead')}</Typography>
      <ApplicationForm work={work} onSent={work.markSent} />
    </>
  )
}
