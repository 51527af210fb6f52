import { styled } from '@mui/material/styles'
import type { Application } from '@systole/domain/registrations/application'
import { useTranslation } from 'react-i18next'
import { warmUpClient } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { applicationFieldId, useReason } from './application-field.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { fieldOrder } from './field-order.ts'
import { sendApplication } from './send-application.ts'
import type { ApplicationWork } from './use-application-form.ts'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  '& .end': { display: 'grid', gap: 14 },
  '& small': { fontSize: '.875rem', color: (theme.vars ?? theme).palette.ink.muted },
}))

/** Sends once, however often it is pressed; after a failure the values stay and can be sent again. */
export function ApplicationForm(props: { work: ApplicationWork; onSent: () => void }) {
  const { work, onSent } = props
  const { t } = useTranslation('registration')
  const reason = useReason(work)
  const language = useLanguage()
  const sending = useAction({
    run: (values: Application) => sendApplication(values, language),
    onDone: onSent,
  })
  const submit = () => {
    const application = work.check()
    if (application) sending.start(application)
  }
  const problems = fieldOrder(language).flatMap((field) => {
    const text = reason(field)
    return text ? [{ fieldId: applicationFieldId(field), text }] : []
  })
  return (
    <>
      <ErrorSummary problems={problems} attempt={work.attempt} />
      <Form
        noValidate
        onFocus={warmUpClient}
        onKeyDown={warmUpClient}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ApplicationFields work={work} />
        <div className="end">
          {sending.problem && (
            <Notice tone="danger" announce onRetry={submit}>
              {t('form.failed')} {sending.problem}
            </Notice>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            aria-disabled={sending.isBusy}
          >
            {t(sending.isBusy ? 'form.submitting' : 'form.submit')}
          </Button>
          <small>
            {t('form.next')} {work.isKept && t('form.kept')}
          </small>
        </div>
      </Form>
    </>
  )
}
