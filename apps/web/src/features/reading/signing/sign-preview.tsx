import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import type { ReportPreview } from '../desk/reading.queries.ts'
import type { SigningState } from './use-signing.ts'

const ReportPage = styled('div')(({ theme }) => ({
  maxHeight: '66vh',
  overflow: 'auto',
  border: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  borderRadius: 8,
  backgroundColor: (theme.vars ?? theme).palette.surface.canvas,
  [theme.breakpoints.down('md')]: { maxHeight: 'none' },
}))

/** Scrolls to the answers as soon as they are rendered; letterhead and patient are above. */
function openAtAnswers(paper: HTMLElement | null) {
  if (!paper || scrollToAnswers(paper)) return
  const watch = new MutationObserver(() => {
    if (scrollToAnswers(paper)) watch.disconnect()
  })
  watch.observe(paper, { childList: true, subtree: true })
  return () => watch.disconnect()
}

function scrollToAnswers(paper: HTMLElement): boolean {
  const answers = paper.querySelector('[data-report-part="answers"]')
  if (!answers) return false
  paper.scrollTop += answers.getBoundingClientRect().top - paper.getBoundingClientRect().top - 16
  return true
}

/** Shows the saved report as the vet will read it. */
export function SignPreview(props: {
  signing: SigningState
  renderReport: (report: ReportPreview) => ReactNode
  onRetry: () => void
}) {
  const { signing, renderReport, onRetry } = props
  const { t } = useTranslation('reading')
  if (signing.step === 'preparing') return <BlockSkeleton lines={8} />
  if (signing.step === 'notSaved' || signing.step === 'dropped') {
    return (
      <Notice tone="warn" announce onRetry={onRetry}>
        {t(`sign.${signing.step}`)}
      </Notice>
    )
  }
  const preview = 'preview' in signing ? signing.preview : undefined
  if (!preview) {
    return (
      <Notice tone="danger" announce onRetry={onRetry}>
        {t('sign.previewFailed')}
        {signing.step === 'failed' && ` ${describeError(signing.why)}`}
      </Notice>
    )
  }
  return (
    <ReportPage
      ref={openAtAnswers}
      tabIndex={0}
      role="region"
      aria-label={t('sign.previewTitle')}
      data-scheme="light"
    >
      {renderReport(preview)}
    </ReportPage>
  )
}
