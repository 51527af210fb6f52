import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { ClinicRepeat } from './clinic-repeat.tsx'
import { askAfterReport, enquiriesQuery } from './enquiries.queries.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryItem } from './enquiry-item.tsx'

const Place = styled(Card)({
  maxWidth: '210mm',
  margin: '24px auto 0',
  '@media print': { display: 'none' },
})

/** Shows below a released report the questions it includes, asked and answered. Screen only. */
export function AfterReport({ caseId, reconsult }: { caseId: string; reconsult: ReactNode }) {
  const { t } = useTranslation('enquiries')
  const { data } = useQuery(enquiriesQuery(caseId))
  if (!data?.until) return null
  const asked = data.enquiries.filter(({ kind }) => kind === 'afterReport')
  return (
    <Place className="no-print" aria-labelledby="after-report">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id="after-report" style={{ margin: 0, fontSize: '1.125rem' }}>
          {t('after.title')}
        </h2>
        {asked.map((enquiry) => (
          <EnquiryItem key={enquiry.eid} enquiry={enquiry} />
        ))}
        <Included
          caseId={caseId}
          left={data.left}
          until={data.until}
          isWaiting={asked.some(({ state }) => state === 'open')}
          reconsult={reconsult}
        />
      </CardBody>
      <ClinicRepeat caseId={caseId} />
    </Place>
  )
}

function Included(props: {
  caseId: string
  left: number
  until: Date
  isWaiting: boolean
  reconsult: ReactNode
}) {
  const { caseId, left, until, isWaiting, reconsult } = props
  const { t } = useTranslation('enquiries')
  const format = useFormat()
  const now = useNow()
  const date = format.dateTime(until)
  const isOver = now > until
  if (left === 0 || isOver) {
    return (
      <>
        <p style={{ margin: 0 }}>{left === 0 ? t('after.used') : t('after.over', { date })}</p>
        <div>{reconsult}</div>
      </>
    )
  }
  return (
    <>
      <p style={{ margin: 0 }}>{t('after.left', { count: left, date })}</p>
      {!isWaiting && (
        <EnquiryForm
          place={caseId}
          label={t('after.text')}
          button={t('after.ask')}
          done={t('after.sent')}
          onSend={(text) => askAfterReport({ caseId, text })}
        />
      )}
    </>
  )
}
