import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { AskedQuestion } from '../desk/reading-case.ts'
import { DraftConflict } from './draft-conflict.tsx'
import type { ReportAutosaver } from './report-autosaver.ts'
import { useKept } from './use-kept.ts'

/** Shows why the draft cannot be saved, and the remedies. No text is lost in either case. */
export function DraftProblems(props: {
  questions: readonly AskedQuestion[]
  autosaver: ReportAutosaver
}) {
  const { questions, autosaver } = props
  const save = useKept(autosaver, (kept) => kept.save)
  const { t } = useTranslation('reading')
  if (save.is === 'conflict') return <DraftConflict {...{ save, questions, autosaver }} />
  if (save.is === 'lost') {
    return (
      <Notice tone="warn" announce>
        <b>{t('lost.title')}</b>
        <p>{t('lost.text')}</p>
      </Notice>
    )
  }
  if (save.is === 'refused') {
    return (
      <Notice tone="danger" announce>
        <p>{t('refused.text', { reason: describeError(save.why) })}</p>
        <p>{t('refused.hint')}</p>
      </Notice>
    )
  }
  return null
}
