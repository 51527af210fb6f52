import type {
  HospitalChange,
  HospitalChangeName,
} from '@systole/contract/hospitals/hospital-office'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { ChangeLog } from '../../../ui/display/change-log.ts'
import { RowSkeletons } from '../../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { hospitalChangesQuery } from './hospital-office.queries.ts'

/** The text keys of changes; texts have no dots in their names. */
const CHANGE_KEYS = {
  'hospital.changed': 'changed',
  'hospital.logoSet': 'logoSet',
  'hospital.logoRemoved': 'logoRemoved',
  'hospital.reviewsChanged': 'reviews',
  'plan.bound': 'planBound',
  'plan.unbound': 'planUnbound',
  'distributor.bound': 'distributor',
  'credits.grant': 'granted',
  'credits.take_back': 'takenBack',
  'hospital.exportAsked': 'exportAsked',
  'hospital.exportOpened': 'exportOpened',
  'hospital.erasureAsked': 'erasureAsked',
  'hospital.erasureDeclined': 'erasureDeclined',
  'hospital.erasureApproved': 'erasureApproved',
  'hospital.erased': 'erased',
} as const satisfies Record<HospitalChangeName, string>

/** The text keys of the changed fields; an unknown field is left out. */
const FIELD_KEYS = new Map([
  ...(['name', 'address', 'phone', 'representative'] as const).map((name) => [name, name] as const),
  ['report_email_list', 'emails'],
  ['report_language', 'reportLanguage'],
  ['push_language', 'messageLanguage'],
  ['representative_license', 'licence'],
  ['billing_name', 'billingName'],
  ['billing_address', 'billingAddress'],
  ['tax_id', 'taxId'],
  ['ecg1l.second_review_required', 'second1l'],
  ['ecg1l.async_review_required', 'async1l'],
  ['ecg6l.second_review_required', 'second6l'],
  ['ecg6l.async_review_required', 'async6l'],
  ['normal_reports', 'normalReports'],
] as const)

/** Lists who changed what, newest first. The values are not logged. */
export function HospitalChanges({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation('hospitals')
  const query = useQuery(hospitalChangesQuery(hospitalId))
  const { data: changes = [] } = query
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={44} />}
      {query.isSuccess && changes.length === 0 && <p style={{ margin: 0 }}>{t('changes.none')}</p>}
      {changes.length > 0 && (
        <ChangeLog aria-label={t('changes.title')} tabIndex={0}>
          {changes.map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and keep their order
            <ChangeLine key={`${change.time} ${place}`} change={change} />
          ))}
        </ChangeLog>
      )}
    </>
  )
}

function ChangeLine({ change }: { change: HospitalChange }) {
  const { t } = useTranslation('hospitals')
  const format = useFormat()
  const { time, by, subject, credits, reason } = change
  const fields = change.fields.flatMap((field) => {
    const key = FIELD_KEYS.get(field as Parameters<typeof FIELD_KEYS.get>[0])
    return key ? [t(`fields.${key}`)] : []
  })
  const about = [
    ...fields,
    ...(credits === null ? [] : [t('changes.credits', { count: credits })]),
    ...(subject ? [subject] : []),
  ]
  return (
    <li>
      <time dateTime={time.toISOString()}>{format.dateTime(time)}</time>
      <p>
        <b>{t(`changes.kinds.${CHANGE_KEYS[change.change]}`)}</b> {by || t('changes.portal')}
        {about.length > 0 && <small>{about.join(t('separator'))}</small>}
        {reason && <small>{t('changes.reason', { reason })}</small>}
      </p>
    </li>
  )
}
