import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { useAction } from '../../../api/use-action.ts'
import { useSession } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card, CardBody } from '../../../ui/layout/card.tsx'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'
import { type ReportPreview, readingCaseQuery, startCorrection } from '../desk/reading.queries.ts'
import { AddendumDialog } from './addendum-dialog.tsx'

const Place = styled(Card)({
  maxWidth: '210mm',
  margin: '24px auto 0',
  '@media print': { display: 'none' },
})

/** Offers the author of a released report an addendum or a correction. SPEC 19. */
export function AmendReport(props: {
  caseId: string
  renderReport: (report: ReportPreview) => ReactNode
}) {
  const { caseId, renderReport } = props
  const { t } = useTranslation('revisions')
  const { uid } = useSession()
  const go = useNavigateTo()
  const { data: consult } = useQuery(readingCaseQuery(caseId))
  const place = useRef<HTMLHeadingElement>(null)
  const isShown = consult?.status === 'close' && consult.reader?.accountId === uid
  useEffect(() => {
    // the desk links here; the report above was not rendered when the address was read
    if (isShown && window.location.hash === '#amend') place.current?.scrollIntoView()
  }, [isShown])
  const [asked, setAsked] = useState<'addendum' | 'correct'>()
  const starting = useAction({
    run: () => startCorrection(caseId),
    onDone: () => go(paths.reading({ caseId })),
    onFailed: () => setAsked(undefined),
  })
  if (!isShown) return null
  return (
    <Place className="no-print" aria-labelledby="amend">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 ref={place} id="amend" style={{ margin: 0, fontSize: '1.125rem' }}>
          {t('amendTitle')}
        </h2>
        <p style={{ margin: 0 }}>{t('amendText')}</p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant="outlined" onClick={() => setAsked('addendum')}>
            {t('addendum')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('correct')}>
            {t('correct')}
          </Button>
        </div>
        {starting.error && (
          <Notice tone="danger" announce>
            {t('notStarted', { reason: describeError(starting.error) })}
          </Notice>
        )}
      </CardBody>
      {asked === 'addendum' && (
        <AddendumDialog {...{ caseId, renderReport }} onClose={() => setAsked(undefined)} />
      )}
      <ConfirmDialog
        open={asked === 'correct'}
        title={t('correctTitle')}
        confirmLabel={t('correctConfirm')}
        busy={starting.isBusy}
        onConfirm={() => starting.start()}
        onCancel={() => setAsked(undefined)}
      >
        {t('correctText')}
      </ConfirmDialog>
    </Place>
  )
}
