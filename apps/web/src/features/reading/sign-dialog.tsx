import { styled } from '@mui/material/styles'
import type { ReleaseBlocker } from '@systole/domain/reports/refuse-release'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { paths } from '../../paths.ts'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BlockSkeleton } from '../../ui/skeletons.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import type { ReportPreview } from './reading.queries.ts'
import type { ReadingCase } from './reading-case.ts'
import { blockersOf, ReleaseCheck } from './release-check.tsx'
import { type Signing, useSigning } from './use-signing.ts'

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 24,
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 0, display: 'grid', gap: 16 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { position: 'static', order: -1 },
  },
}))
const Paper = styled('div')(({ theme }) => ({
  maxHeight: '66vh',
  overflow: 'auto',
  border: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  borderRadius: 8,
  backgroundColor: (theme.vars ?? theme).palette.surface.canvas,
  [theme.breakpoints.down('md')]: { maxHeight: 'none' },
}))

type Props = {
  consult: ReadingCase
  draft: ReportDraft
  keeper: DraftKeeper
  /** Draws the report as the vet will see it. */
  renderReport: (report: ReportPreview) => ReactNode
  onGoTo: (blocker: ReleaseBlocker) => void
  onClose: () => void
}

/** The whole report, what still stands in the way, and the signature. STAFF-4. */
export function SignDialog(props: Props) {
  const { consult, keeper, onClose } = props
  const { t } = useTranslation(['reading', 'common'])
  const { signing, prepare, release } = useSigning(consult.caseId, keeper)
  const [reason, setReason] = useState('')
  const close = useRef<HTMLButtonElement>(null)
  if (signing.step === 'released') return <ReleasedDialog />
  const isReady =
    signing.step === 'ready' && isComplete(props, signing) && hasReason(signing, reason)
  return (
    <AppDialog
      open
      size="lg"
      title={t('reading:sign.title')}
      initialFocus={close}
      onClose={() => signing.step !== 'releasing' && onClose()}
      actions={
        <>
          <Button ref={close} variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button variant="contained" disabled={!isReady} onClick={() => release(reason.trim())}>
            {t(signing.step === 'releasing' ? 'reading:sign.releasing' : 'reading:sign.release')}
          </Button>
        </>
      }
    >
      <Sides>
        <SignPreview signing={signing} renderReport={props.renderReport} onRetry={prepare} />
        <aside>
          <ReleaseCheck {...props} signing={signing} reason={reason} onReason={setReason} />
          {'problem' in signing && (
            <Notice tone="danger" announce>
              {t('reading:sign.failed', { reason: describeError(signing.problem) })}
            </Notice>
          )}
        </aside>
      </Sides>
    </AppDialog>
  )
}

function isComplete({ consult, draft }: Props, signing: Signing): boolean {
  return (
    'preview' in signing && signing.preview !== undefined && blockersOf(consult, draft).length === 0
  )
}

function hasReason(signing: Signing, reason: string): boolean {
  return !('revised' in signing && signing.revised) || reason.trim() !== ''
}

/** The report as the vet will read it, from what was saved a moment ago. */
export function SignPreview(props: {
  signing: Signing
  renderReport: (report: ReportPreview) => ReactNode
  onRetry: () => void
}) {
  const { signing, renderReport, onRetry } = props
  const { t } = useTranslation('reading')
  if (signing.step === 'preparing') return <BlockSkeleton lines={8} />
  if (signing.step === 'notSaved') {
    return (
      <Notice tone="warn" announce onRetry={onRetry}>
        {t('sign.notSaved')}
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
    <Paper tabIndex={0} role="region" aria-label={t('sign.previewTitle')} data-scheme="light">
      {renderReport(preview)}
    </Paper>
  )
}

function ReleasedDialog() {
  const { t } = useTranslation('reading')
  const next = useRef<HTMLAnchorElement>(null)
  return (
    <AppDialog
      open
      size="xs"
      title={t('sign.released')}
      initialFocus={next}
      dismiss={{ escape: false }}
      onClose={() => {}}
      actions={
        <ButtonLink ref={next} variant="contained" href={paths.worklist()}>
          {t('sign.toWorklist')}
        </ButtonLink>
      }
    >
      <p role="status">{t('sign.releasedText')}</p>
    </AppDialog>
  )
}
