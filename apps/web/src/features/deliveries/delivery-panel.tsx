import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { useCan, useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { LinkButton } from '../../ui/navigation/text-link.tsx'
import { type Delivery, deliveriesQuery, resendReport } from './deliveries.queries.ts'
import { DeliveryRow } from './delivery-row.tsx'

const Place = styled(Card)({
  maxWidth: '210mm',
  margin: '24px auto 0',
  '@media print': { display: 'none' },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& h2': { flex: 1, margin: 0, fontSize: '1.125rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: 0 },
})

/** Shows proof of delivery beside the report: each address with the state of its mail, who opened it, and resending. */
export function DeliveryPanel({ caseId, onDownload }: { caseId: string; onDownload?: () => void }) {
  const { t } = useTranslation('deliveries')
  const isVet = !isStaff(useSession().user_type)
  const can = useCan()
  const { data } = useQuery(deliveriesQuery(caseId))
  const { start: resend, isBusy: isSending } = useAction({
    run: (email: string | undefined) => resendReport(caseId, email),
    done: (emails) => t('resent', { emails: emails.join(', ') }),
    failed: (reason) => `${t('notResent')} ${reason}`,
  })
  if (!data?.revision) return null
  const { deliveries } = data
  const unsent = data.addresses.filter((address) =>
    deliveries.every((each) => each.email !== address),
  )
  const mayResend = can('resendReport')
  return (
    <Place className="no-print" aria-labelledby="delivery">
      <CardBody style={{ display: 'grid', gap: 14 }}>
        <header>
          <h2 id="delivery">{t('title')}</h2>
          {mayResend && deliveries.length + unsent.length > 1 && (
            <Button
              size="small"
              variant="outlined"
              disabled={isSending}
              onClick={() => resend(undefined)}
            >
              {t('resendAll')}
            </Button>
          )}
        </header>
        <Undelivered deliveries={deliveries} isVet={isVet} onDownload={onDownload} />
        {deliveries.length === 0 && <p>{t('none')}</p>}
        {deliveries.length > 0 && (
          <ul>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.email}
                delivery={delivery}
                isSending={isSending}
                {...(mayResend && { onResend: resend })}
                mayMarkBounced={can('markBounced')}
              />
            ))}
            {unsent.map((email) => (
              <DeliveryRow
                key={email}
                email={email}
                isSending={isSending}
                {...(mayResend && { onResend: resend })}
              />
            ))}
          </ul>
        )}
        <Opened opened={data.opened} />
      </CardBody>
    </Place>
  )
}

/** Warns about refused addresses, which must not appear in a list only. */
function Undelivered(props: {
  deliveries: readonly Delivery[]
  isVet: boolean
  onDownload: (() => void) | undefined
}) {
  const { deliveries, isVet, onDownload } = props
  const { t } = useTranslation('deliveries')
  const bounced = deliveries.filter(({ state }) => state === 'bounced')
  if (bounced.length === 0) return null
  return (
    <Notice tone="warn">
      {t('undelivered', { emails: bounced.map(({ email }) => email).join(', ') })}{' '}
      {onDownload && (
        <LinkButton type="button" onClick={onDownload}>
          {t('download')}
        </LinkButton>
      )}
      {isVet && (
        <>
          {' · '}
          <AppLink href={paths.hospital()}>{t('checkAddress')}</AppLink>
        </>
      )}
    </Notice>
  )
}

function Opened({ opened }: { opened: readonly { name: string; at: Date | undefined }[] }) {
  const { t } = useTranslation('deliveries')
  const format = useFormat()
  if (opened.length === 0) return <p>{t('notOpened')}</p>
  return opened.map(({ name, at }) => (
    <p key={name + String(at)}>{t('openedBy', { name, time: at ? format.dateTime(at) : '' })}</p>
  ))
}
