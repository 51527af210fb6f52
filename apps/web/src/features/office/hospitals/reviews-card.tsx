import type { HospitalReviews } from '@systole/contract/hospitals/hospital-reviews'
import {
  HOSPITAL_REVIEW_RULES,
  type HospitalReviewRule,
} from '@systole/domain/hospitals/hospital-reviews'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RowSkeletons } from '../../../ui/feedback/skeletons.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { hospitalReviewsQuery, setHospitalReviews } from './hospital-reviews.queries.ts'

/** The text keys of the rules; texts have no dots in their names. */
const RULE_KEYS = {
  'ecg1l.second_review_required': 'second1l',
  'ecg1l.async_review_required': 'async1l',
  'ecg6l.second_review_required': 'second6l',
  'ecg6l.async_review_required': 'async6l',
  normal_reports: 'normalReports',
} as const satisfies Record<HospitalReviewRule, string>

/** Shows and sets what the ECGs of a hospital require, with the changes. SPEC E7, SPEC E8. */
export function ReviewsCard({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation('hospitals', { keyPrefix: 'reviews' })
  const query = useQuery(hospitalReviewsQuery(hospitalId))
  const { data } = query
  return (
    <TitledCard title={t('title')}>
      <p style={{ margin: 0, maxWidth: '70ch' }}>{t('text')}</p>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={5} height={28} />}
      {data && (
        <>
          <Rules key={data.rules.join(' ')} {...{ hospitalId, data }} />
          <Changes changes={data.changes} />
        </>
      )}
    </TitledCard>
  )
}

function Rules({ hospitalId, data }: { hospitalId: string; data: HospitalReviews }) {
  const { t } = useTranslation('hospitals', { keyPrefix: 'reviews' })
  const [rules, setRules] = useState<readonly HospitalReviewRule[]>(data.rules)
  const saving = useAction({
    run: () => setHospitalReviews({ hospital_id: hospitalId, rules, seen: data.rules }),
    done: t('saved'),
  })
  const isChanged = HOSPITAL_REVIEW_RULES.some(
    (rule) => rules.includes(rule) !== data.rules.includes(rule),
  )
  const toggle = (rule: HospitalReviewRule, holds: boolean) => {
    const others = rules.filter((each) => each !== rule)
    setRules(holds ? [...others, rule] : others)
  }
  return (
    <>
      <fieldset
        aria-label={t('title')}
        style={{ display: 'grid', gap: 4, margin: 0, padding: 0, border: 0 }}
      >
        {HOSPITAL_REVIEW_RULES.map((rule) => (
          <CheckboxField
            key={rule}
            label={t(`rules.${RULE_KEYS[rule]}`)}
            checked={rules.includes(rule)}
            onChange={(holds) => toggle(rule, holds)}
          />
        ))}
      </fieldset>
      {rules.includes('normal_reports') && !data.normal_reports_on && (
        <Notice tone="info">{t('normalOff')}</Notice>
      )}
      {saving.problem && (
        <Notice tone="danger" announce>
          {saving.problem}
        </Notice>
      )}
      <div>
        <Button
          variant="contained"
          disabled={!isChanged || saving.isBusy}
          onClick={() => saving.start()}
        >
          {t('save')}
        </Button>
      </div>
    </>
  )
}

function Changes({ changes }: Pick<HospitalReviews, 'changes'>) {
  const { t } = useTranslation('hospitals', { keyPrefix: 'reviews' })
  const format = useFormat()
  if (changes.length === 0) return null
  return (
    <section>
      <h3 style={{ margin: '0 0 8px', fontSize: '1rem' }}>{t('changes')}</h3>
      <ul style={{ display: 'grid', gap: 6, margin: 0, paddingLeft: 20 }}>
        {changes.map(({ time, by, rule, holds }) => {
          const at = time
          return (
            <li key={`${time} ${rule} ${holds}`}>
              {t(holds ? 'on' : 'off', { rule: t(`rules.${RULE_KEYS[rule]}`) })}{' '}
              {at && t('by', { name: by, time: format.dateTime(at) })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
