import type { Case } from '@systole/contract/cases/wire-case'
import { useTranslation } from 'react-i18next'
import { hasReport, redoOf } from '../../features/cases/case-status.tsx'
import { reportAddress } from '../../features/cases/lists/report-button.tsx'
import { promiseOf } from '../../features/cases/promise-of.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'

/** Explains the state of a paid case with its deadline; a missed deadline is stated plainly. */
export function CaseStateNotice({ consult }: { consult: Case }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const sent = consult.submitted
  const promise = usePromise(consult)
  const { status } = consult
  const redo = redoOf(consult)
  return (
    <Notice tone={promise.isLate ? 'warn' : 'info'}>
      {(status === 'submit' ||
        status === 'data_processing' ||
        status === 'resend_report_request') &&
        `${t(`detail.standing.now.${status}`)} `}
      {promise.text}
      <br />
      {redo
        ? t(`detail.redo.${redo}`)
        : t('detail.sent', { date: sent ? format.dateTime(sent) : '' })}{' '}
      {hasReport(consult) && (
        <NewTabLink href={reportAddress(consult)}>{t('detail.readReport')}</NewTabLink>
      )}
    </Notice>
  )
}

function usePromise(consult: Case): { text: string; isLate: boolean } {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const now = useNow()
  const promise = promiseOf(consult, now)
  if (!promise) return { text: '', isLate: false }
  const { dueAt, minutes } = promise
  const words = { time: format.moment(dueAt, now), zone: format.zone(dueAt) }
  if (promise.state === 'stands') {
    const time = format.moment(promise.pausedAt, now)
    return { text: t('detail.standing.stands', { time }), isLate: false }
  }
  if (promise.state === 'runs') {
    const text = redoOf(consult) ? t('detail.redo.by', words) : t('detail.standing.promised', words)
    return { text, isLate: false }
  }
  const late = t('detail.standing.overtime', { duration: format.duration(minutes) })
  const expected = promise.expectedAt && {
    time: format.moment(promise.expectedAt, now),
    zone: format.zone(promise.expectedAt),
  }
  return {
    text: expected ? `${late} ${t('detail.standing.expected', expected)}` : late,
    isLate: true,
  }
}
