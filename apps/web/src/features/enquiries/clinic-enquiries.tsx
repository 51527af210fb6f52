import { styled } from '@mui/material/styles'
import { answeringSide } from '@systole/domain/enquiries/enquiry'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { answerEnquiry, type Enquiry, enquiriesQuery } from './enquiries.queries.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryItem } from './enquiry-item.tsx'

/** The card of a question that waits for the reader of the page. */
const Asked = styled(Card)(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    borderLeft: `4px solid ${tone.warn.solid}`,
    '& h2': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      margin: 0,
      fontSize: '1.125rem',
      '& > svg': { color: tone.warn.text },
    },
    '& article': { padding: 0, '& > p': { fontSize: '1.0625rem', color: ink.strong } },
    '& small': { color: ink.muted, fontSize: '.875rem' },
  }
})

/** Shows the cardiologist's question on a sent case, with the form to answer it; earlier questions are below. */
export function ClinicEnquiries({ caseId }: { caseId: string }) {
  const { data } = useQuery(enquiriesQuery(caseId))
  const asked = data?.enquiries.filter(({ kind }) => answeringSide(kind) === 'clinic') ?? []
  const open = asked.find(({ state }) => state === 'open')
  const before = asked.filter((each) => each !== open)
  if (asked.length === 0) return null
  return (
    <>
      {open && <OpenEnquiry caseId={caseId} enquiry={open} />}
      {before.length > 0 && <EarlierEnquiries enquiries={before} />}
    </>
  )
}

function OpenEnquiry({ caseId, enquiry }: { caseId: string; enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries')
  const format = useFormat()
  const date = enquiry.askedAt ? format.dateTime(enquiry.askedAt) : ''
  return (
    <Asked aria-labelledby="open-enquiry">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id="open-enquiry">
          <Icon of={MessageCircleQuestion} /> {t('clinic.title')}
        </h2>
        <EnquiryItem enquiry={enquiry} isMine />
        <small>{t('clinic.stands', { date })}</small>
        {enquiry.kind === 'files' && <p style={{ margin: 0 }}>{t('clinic.files')}</p>}
        <EnquiryForm
          key={enquiry.eid}
          place={enquiry.eid}
          label={t('clinic.answer')}
          button={t('send')}
          done={t('clinic.sent')}
          onSend={(text) => answerEnquiry({ caseId, eid: enquiry.eid, text })}
        />
      </CardBody>
    </Asked>
  )
}

const Earlier = styled('details')(({ theme }) => ({
  '& > summary': {
    minHeight: 44,
    paddingBlock: 10,
    cursor: 'pointer',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > summary > span': {
    marginLeft: 12,
    fontWeight: 400,
    color: (theme.vars ?? theme).palette.ink.muted,
  },
  '&[open] > summary > span': { display: 'none' },
  '& > article:first-of-type': { paddingTop: 0 },
}))

/** Shows settled questions in a folded section; the last answer is visible without unfolding. */
export function EarlierEnquiries({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { t } = useTranslation('enquiries')
  const last = enquiries.findLast(({ state }) => state === 'answered')
  return (
    <Earlier>
      <summary>
        {t('earlier', { count: enquiries.length })}
        {last && <span>{t('lastAnswer', { name: last.answered_by, text: last.answer })}</span>}
      </summary>
      {enquiries.map((enquiry) => (
        <EnquiryItem key={enquiry.eid} enquiry={enquiry} />
      ))}
    </Earlier>
  )
}
