import type { UserType } from '@systole/domain/accounts/user-type'
import { languageNames } from '@systole/i18n/languages'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { useStaffStatus } from '../../ui/display/use-staff-status.ts'
import { SelectField, type SelectOption } from '../../ui/form/select-field.tsx'
import { reviewersQuery } from './worklist.queries.ts'
import {
  ENQUIRIES,
  LANGUAGES,
  MODES,
  PERIODS,
  RESULTS,
  readFilter,
  servicesShownTo,
  statusesFor,
  type WorklistFilter,
  worklistPeriodOf,
} from './worklist-filter.ts'

/** The filters by a choice. */
export type Narrowing = Extract<
  keyof WorklistFilter,
  'mode' | 'language' | 'enquiry' | 'service' | 'status' | 'result' | 'worker' | 'period'
>

/** Renders the filters by a choice, each with what the role and the service have. */
export function FilterSelects(props: {
  names: readonly Narrowing[]
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
}) {
  const { names, filter, onChange } = props
  const { t } = useTranslation(['common', 'reading'])
  const { user_type: userType } = useSession()
  const people = usePeople(filter)
  const statusOf = useStaffStatus()
  const choose = (name: Narrowing, value: string) => {
    const { [name]: _, ...others } = filter
    const kept = name === 'service' ? ofAnyService(others) : others
    const timed = name === 'period' ? withoutDays(kept) : kept
    onChange(readFilter({ ...timed, ...(value && { [name]: value }) }))
  }
  return names.map((name) => (
    <SelectField
      key={name}
      label={t(`reading:worklist.filter.${name}`)}
      {...(name !== 'period' && { placeholder: t('reading:worklist.filter.any') })}
      value={shownValue(name, filter)}
      options={name === 'worker' ? people : choicesOf(name, { t, userType, filter, statusOf })}
      onChange={(event) => choose(name, event.target.value)}
    />
  ))
}

/** Returns the chosen value; of the period, the one that holds without a choice, or that days of the calendar are chosen. */
function shownValue(name: Narrowing, filter: WorklistFilter): string {
  if (name !== 'period') return filter[name] ?? ''
  return filter.from || filter.to ? 'days' : worklistPeriodOf(filter)
}

function usePeople({ worker }: WorklistFilter): SelectOption[] {
  const { t } = useTranslation(['common', 'reading'])
  const people = useQuery(reviewersQuery).data ?? []
  const known = people.map(({ uid, name }) => ({ value: uid, label: name }))
  const isUnknown = worker && !known.some(({ value }) => value === worker)
  return isUnknown
    ? [...known, { value: worker, label: t('reading:worklist.found.person') }]
    : known
}

type About = {
  statusOf: (status: string) => string
  t: TFunction<['common', 'reading']>
  userType: UserType
  filter: WorklistFilter
}

function choicesOf(name: Exclude<Narrowing, 'worker'>, about: About): SelectOption[] {
  const { t, userType, filter, statusOf } = about
  switch (name) {
    case 'mode':
      return MODES.map((value) => ({ value, label: t(`common:mode.${value}`) }))
    case 'language':
      return LANGUAGES.map((value) => ({ value, label: languageNames[value].short }))
    case 'enquiry':
      return ENQUIRIES.map((value) => ({ value, label: t(`reading:worklist.enquiry.${value}`) }))
    case 'service':
      return servicesShownTo(userType).map((value) => ({
        value,
        label: t(`common:services.${value}`),
      }))
    case 'status':
      return statusesFor(userType, filter.service).map((value) => ({
        value,
        label: statusOf(value),
      }))
    case 'result':
      return RESULTS.map((value) => ({ value, label: t(`reading:worklist.result.${value}`) }))
    case 'period':
      return [
        ...PERIODS.map((value) => ({ value, label: t(`reading:worklist.period.${value}`) })),
        ...(filter.from || filter.to
          ? [{ value: 'days', label: t('reading:worklist.period.days') }]
          : []),
      ]
  }
}

/** Returns the filter without what only cases of one service have. */
function ofAnyService({ mode: _, status: __, ...rest }: WorklistFilter) {
  return rest
}

function withoutDays({ from: _, to: __, ...rest }: WorklistFilter) {
  return rest
}
