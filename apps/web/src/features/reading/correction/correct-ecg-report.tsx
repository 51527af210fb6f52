import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card, CardBody } from '../../../ui/layout/card.tsx'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'
import { readingCaseQuery, startCorrection } from '../desk/reading.queries.ts'

const Place = styled(Card)({
  maxWidth: '210mm',
  margin: '24px auto 0',
  '@media print': { display: 'none' },
})

/** Offers reviewers of ECGs to correct a released report, which is reviewed and signed again. SPEC E29. */
export function CorrectEcgReport({ caseId }: { caseId: string }) {
  const { t } = useTranslation('revisions')
  const go = useNavigateTo()
  const { data: consult } = useQuery(readingCaseQuery(caseId))
  const starting = useAction({
    run: () => startCorrection(caseId),
    onDone: () => go(paths.ecgReview({ caseId, mode: 'first', step: 'diagnosis' })),
    failed: (reason) => t('notStarted', { reason }),
  })
  if (consult?.status !== 'done') return null
  return (
    <Place className="no-print" aria-labelledby="correct-ecg">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id="correct-ecg" style={{ margin: 0, fontSize: '1.125rem' }}>
          {t('ecg.title')}
        </h2>
        <p style={{ margin: 0 }}>{t('ecg.text')}</p>
        <div>
          <Button variant="outlined" disabled={starting.isBusy} onClick={() => starting.start()}>
            {t('ecg.correct')}
          </Button>
        </div>
      </CardBody>
    </Place>
  )
}
