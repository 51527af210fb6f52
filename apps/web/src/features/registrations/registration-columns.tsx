import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { paths } from '@systole/contract/pages'
import { fullName } from '@systole/domain/accounts/full-name'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { RegistrationChip } from './registration-chip.tsx'

/** Returns the columns of the list. */
export function useRegistrationColumns(shown: string): Column<HospitalRegistration>[] {
  const { t } = useTranslation('registration')
  const format = useFormat()
  const now = useNow()
  return [
    {
      id: 'hospital',
      header: t('staff.columns.hospital'),
      card: 'title',
      cell: ({ registration_id, hospital_name }) => (
        <AppLink
          href={paths.applications({
            id: registration_id,
            ...(shown !== 'all' && { show: shown }),
          })}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {hospital_name}
        </AppLink>
      ),
    },
    {
      id: 'contact',
      header: t('staff.columns.contact'),
      card: 'meta',
      cell: ({ firstName, lastName }) => fullName({ first: firstName, last: lastName }),
    },
    {
      id: 'country',
      header: t('staff.columns.country'),
      card: 'meta',
      cell: ({ country }) => format.region(country),
    },
    {
      id: 'time',
      header: t('staff.columns.time'),
      card: 'meta',
      cell: ({ confirmed }) => {
        const at = confirmed
        return at && format.moment(at, now)
      },
    },
    {
      id: 'state',
      header: t('staff.columns.state'),
      card: 'foot',
      cell: ({ state }) => <RegistrationChip state={state} />,
    },
  ]
}
