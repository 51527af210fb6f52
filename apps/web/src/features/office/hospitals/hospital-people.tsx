import { paths } from '@systole/contract/pages'
import { fullName } from '@systole/domain/accounts/full-name'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { ChangeLog } from '../../../ui/display/change-log.ts'
import { PersonName } from '../../../ui/display/person-name.tsx'
import { RowSkeletons } from '../../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { peopleOfHospitalQuery } from './hospital-office.queries.ts'

/** Lists the people of a hospital, each with a link to the account. */
export function HospitalPeople({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation('hospitals')
  const format = useFormat()
  const query = useQuery(peopleOfHospitalQuery(hospitalId))
  const { data: people = [] } = query
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={2} height={44} />}
      {query.isSuccess && people.length === 0 && <p style={{ margin: 0 }}>{t('people.none')}</p>}
      {people.length > 0 && (
        <ChangeLog aria-label={t('people.title')}>
          {people.map(({ uid, firstName, lastName, title, email, state, since }) => (
            <li key={uid}>
              <AppLink href={paths.accounts({ id: uid })}>
                <PersonName
                  name={fullName({ first: firstName, last: lastName }) || email}
                  asides={[title]}
                />
              </AppLink>
              <p>
                {email}
                <small>{t(`people.${state}`, { date: format.date(since) })}</small>
              </p>
            </li>
          ))}
        </ChangeLog>
      )}
    </>
  )
}
