import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { caseLogQuery } from './office.queries.ts'

const CORRECTED = 'pet.corrected'
/** The fields of a pet that a correction names. */
const FIELDS = [
  'name',
  'identifier',
  'species',
  'breedId',
  'otherSpecies',
  'otherBreed',
  'birthDate',
  'birthDateEstimated',
  'gender',
  'neutered',
  'weightGrams',
  'size',
  'ownerName',
  'ownerEmail',
  'ownerContact',
] as const

/** Lists who corrected the profile of a pet, when, and which fields; newest first. STAFF-3. */
export function PetHistory({ caseId }: { caseId: string }) {
  const { t } = useTranslation(['office', 'reading'])
  const format = useFormat()
  const query = useQuery(caseLogQuery(caseId))
  const corrections = (query.data ?? []).filter(({ action }) => action === CORRECTED).toReversed()
  const fieldsIn = (note: string) => {
    const named = note.split(', ')
    const words = FIELDS.filter((field) => named.includes(field)).map((field) =>
      t(`office:fields.${field}`),
    )
    return [...new Set(words)].join(t('reading:separator'))
  }
  return (
    <section aria-label={t('office:patient.history')}>
      <h3 style={{ margin: '0 0 6px', fontSize: '1rem' }}>{t('office:patient.history')}</h3>
      <QueryFailure query={query} />
      {query.isSuccess && corrections.length === 0 && (
        <p style={{ margin: 0 }}>{t('office:patient.noHistory')}</p>
      )}
      <ol style={{ margin: 0, paddingLeft: 20 }}>
        {corrections.map(({ time, actor, note }) => (
          <li key={time.toISOString()}>
            {t('office:patient.changed', {
              name: actor || t('office:log.system'),
              fields: fieldsIn(note),
            })}{' '}
            <small>{format.dateTime(time)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
