import { styled } from '@mui/material/styles'
import { answeringSide } from '@systole/domain/enquiries/enquiry'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { AskedBar } from './asked-bar.tsx'
import { EarlierEnquiries } from './clinic-enquiries.tsx'
import {
  answerEnquiry,
  type Enquiry,
  enquiriesQuery,
  withdrawEnquiry,
} from './enquiries.queries.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryItem } from './enquiry-item.tsx'
import { ReaderRepeat } from './reader-repeat.tsx'

const Bar = styled('section')(({ theme }) => {
  const { tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    padding: '8px 16px',
    color: tone.warn.text,
    backgroundColor: tone.warn.background,
    '& > p': { flex: '1 1 260px', margin: 0 },
  }
})
const Settled = styled('div')(({ theme }) => ({
  paddingInline: 16,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  [theme.breakpoints.up('md')]: { '& > details > summary': { minHeight: 32, paddingBlock: 5 } },
}))

/** Shows in the reading room the request to the clinic and the clinic's questions about the report. */
export function ReaderEnquiries({ caseId }: { caseId: string }) {
  const { t } = useTranslation('enquiries')
  const enquiries = useQuery(enquiriesQuery(caseId)).data?.enquiries ?? []
  const open = enquiries.find(({ state }) => state === 'open')
  const settled = enquiries.filter((each) => each !== open)
  return (
    <>
      <ReaderRepeat caseId={caseId} />
      {open && answeringSide(open.kind) === 'clinic' && <Waiting caseId={caseId} enquiry={open} />}
      {open && answeringSide(open.kind) === 'cardiologist' && (
        <AskedBar title={t('reader.afterReport')} question={<EnquiryItem enquiry={open} isMine />}>
          <EnquiryForm
            place={open.eid}
            label={t('reader.answer')}
            button={t('send')}
            done={t('reader.answerSent')}
            onSend={(text) => answerEnquiry({ caseId, eid: open.eid, text })}
          />
        </AskedBar>
      )}
      {settled.length > 0 && (
        <Settled>
          <EarlierEnquiries enquiries={settled} />
        </Settled>
      )}
    </>
  )
}

function Waiting({ caseId, enquiry }: { caseId: string; enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries')
  const format = useFormat()
  const withdrawing = useAction({
    run: () => withdrawEnquiry({ caseId, eid: enquiry.eid }),
    done: t('reader.withdrawn'),
    failed: (reason) => reason,
  })
  const date = enquiry.askedAt ? format.dateTime(enquiry.askedAt) : ''
  return (
    <Bar role="status">
      <p>
        <b>{t('reader.waits', { date })}</b> {enquiry.text}
      </p>
      <Button
        size="small"
        variant="outlined"
        disabled={withdrawing.isBusy}
        onClick={() => withdrawing.start()}
      >
        {t('reader.withdraw')}
      </Button>
    </Bar>
  )
}
