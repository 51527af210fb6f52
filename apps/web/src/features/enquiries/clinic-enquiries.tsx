import { answeringSide } from '@systole/domain/enquiries/enquiry'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card, CardBody } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { answerEnquiry, type Enquiry, enquiriesQuery } from './enquiries.queries.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryItem } from './enquiry-item.tsx'

/** On a sent case: what the cardiologist asks, with the way to answer; below it what was asked before. */
export function ClinicEnquiries({ usid }: { usid: string }) {
  const { data } = useQuery(enquiriesQuery(usid))
  const asked = data?.enquiries.filter(({ kind }) => answeringSide(kind) === 'clinic') ?? []
  const open = asked.find(({ state }) => state === 'open')
  const before = asked.filter((each) => each !== open)
  if (asked.length === 0) return null
  return (
    <>
      {open && <OpenEnquiry usid={usid} enquiry={open} />}
      {before.length > 0 && <EarlierEnquiries enquiries={before} />}
    </>
  )
}

function OpenEnquiry({ usid, enquiry }: { usid: string; enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries')
  const format = useFormat()
  const date = enquiry.askedAt ? format.dateTime(enquiry.askedAt) : ''
  return (
    <Card aria-labelledby="open-enquiry">
      <CardBody style={{ display: 'grid', gap: 14 }}>
        <h2 id="open-enquiry" style={{ margin: 0, fontSize: '1.125rem' }}>
          {t('clinic.title')}
        </h2>
        <Notice tone="warn">{t('clinic.stands', { date })}</Notice>
        <EnquiryItem enquiry={enquiry} />
        {enquiry.kind === 'files' && <p style={{ margin: 0 }}>{t('clinic.files')}</p>}
        <EnquiryForm
          key={enquiry.eid}
          place={enquiry.eid}
          label={t('clinic.answer')}
          button={t('send')}
          done={t('clinic.sent')}
          onSend={(text) => answerEnquiry({ usid, eid: enquiry.eid, text })}
        />
      </CardBody>
    </Card>
  )
}

/** What is settled, one click away. */
export function EarlierEnquiries({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { t } = useTranslation('enquiries')
  return (
    <details>
      <summary style={{ minHeight: 44, paddingBlock: 10, cursor: 'pointer', fontWeight: 600 }}>
        {t('earlier')} ({enquiries.length})
      </summary>
      {enquiries.map((enquiry) => (
        <EnquiryItem key={enquiry.eid} enquiry={enquiry} />
      ))}
    </details>
  )
}
