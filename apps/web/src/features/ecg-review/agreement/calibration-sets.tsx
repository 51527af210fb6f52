import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import type { Species } from '@systole/domain/pets/pet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { NewTabLink } from '../../../ui/navigation/new-tab-link.tsx'
import { type Calibration, calibrationQuery } from './agreement.queries.ts'
import { CalibrationCase, type Reread } from './calibration-case.tsx'

const Sets = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 10,
    '& details': { border: `1px solid ${edge.line}`, borderRadius: 8, padding: '0 16px' },
    '& summary': {
      padding: '12px 0',
      minHeight: 44,
      color: ink.strong,
      fontWeight: 600,
      cursor: 'pointer',
      '& > small': { marginLeft: 12, color: ink.muted, fontWeight: 400, fontSize: '.9375rem' },
    },
    '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  }
})

/** Shows the ECGs that colleagues read otherwise than oneself, by field, to be read again. SPEC E27. */
export function CalibrationSets() {
  const { t } = useTranslation('ecgConclusion')
  const query = useQuery(calibrationQuery)
  const { data } = query
  return (
    <TitledCard title={t('calibration.title')}>
      <QueryFailure query={query} />
      {!data && !query.isError && <BlockSkeleton lines={3} />}
      {data && data.sets.length === 0 && data.outcomes.length === 0 && (
        <p style={{ margin: 0 }}>{t('calibration.none')}</p>
      )}
      {data && data.sets.length > 0 && (
        <p style={{ margin: 0 }}>
          {t('calibration.lead', { days: data.days })} {t('calibration.within')}
        </p>
      )}
      {data && (
        <Sets>
          {data.sets.map((set) => (
            <CalibrationSet key={set.field} set={set} />
          ))}
          {data.outcomes.length > 0 && <Outcomes outcomes={data.outcomes} />}
        </Sets>
      )}
    </TitledCard>
  )
}

function CalibrationSet({ set }: { set: Calibration['sets'][number] }) {
  const { t } = useTranslation('ecgConclusion')
  const [read, setRead] = useState<readonly Reread[]>([])
  const { field, cases } = set
  const same = read.filter((each) => each === 'same').length
  return (
    <details>
      <summary>
        {t('calibration.set', { field: t(`preview.missingFields.${field}`), count: cases.length })}
        {read.length > 0 && (
          <small role="status">{t('calibration.score', { same, answered: read.length })}</small>
        )}
      </summary>
      <ol>
        {cases.map((of) => (
          <CalibrationCase
            key={`${of.caseId} ${of.time.getTime()}`}
            {...{ field, of }}
            onRead={(reread) => setRead((before) => [...before, reread])}
          />
        ))}
      </ol>
    </details>
  )
}

/** Lists what asynchronous reviewers wrote about released reports. */
function Outcomes({ outcomes }: Pick<Calibration, 'outcomes'>) {
  const { t } = useTranslation('ecgConclusion')
  const pets = usePetWords()
  const format = useFormat()
  return (
    <details>
      <summary>
        {t('calibration.outcomes')} <small>{outcomes.length}</small>
      </summary>
      <ol>
        {outcomes.map(({ caseId, id, species, time, outcome, reason }) => (
          <li key={`${caseId} ${time.getTime()}`} style={{ padding: '0 0 14px' }}>
            <b>{t('calibration.case', { id, species: pets.species(species as Species) })}</b>{' '}
            <NewTabLink href={paths.ecgReview({ caseId })}>{t('calibration.open')}</NewTabLink>
            <p style={{ margin: '4px 0 0' }}>
              {t('calibration.reason', {
                outcome: t(`outcome.${outcome}`),
                time: format.date(time),
              })}
            </p>
            <p style={{ margin: '4px 0 0', whiteSpace: 'pre-wrap' }}>{reason}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
