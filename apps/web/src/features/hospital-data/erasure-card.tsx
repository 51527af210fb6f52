import { paths } from '@systole/contract/pages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { AskErasureDialog } from './ask-erasure-dialog.tsx'
import { ErasureEntry } from './erasure-entry.tsx'
import type { HospitalData } from './hospital-data.queries.ts'

/** Shows what an erasure deletes and keeps, its obstacles, and every request. */
export function ErasureCard({ data }: { data: HospitalData }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'erasure' })
  const [isOpen, setOpen] = useState(false)
  const { erasures, erasedAt, obstacles } = data
  const isAsked = erasures.some(({ state }) => state !== 'declined')
  return (
    <TitledCard title={t('title')}>
      {!erasedAt && <p style={{ margin: 0, maxWidth: '70ch' }}>{t('text')}</p>}
      <Kept data={data} />
      {obstacles.length > 0 && <Obstacles data={data} />}
      {!isAsked && (
        <div>
          <Button
            variant="outlined"
            color="error"
            disabled={obstacles.length > 0}
            onClick={() => setOpen(true)}
          >
            {t('ask')}
          </Button>
        </div>
      )}
      {erasures.map((erasure) => (
        <ErasureEntry key={erasure.erasure_id} erasure={erasure} />
      ))}
      {isOpen && <AskErasureDialog data={data} onClose={() => setOpen(false)} />}
    </TitledCard>
  )
}

function Kept({ data: { kept, erasedAt } }: { data: HospitalData }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'erasure' })
  const format = useFormat()
  return (
    <section>
      <h3 style={{ margin: '0 0 8px', fontSize: '1rem' }}>{erasedAt ? t('keptNow') : t('kept')}</h3>
      {kept.length === 0 && <p style={{ margin: 0 }}>{t('keptNothing')}</p>}
      <Facts
        facts={kept.map(({ kind, count, untilAt }) => [
          t(`keptKinds.${kind}`),
          untilAt
            ? t('keptUntil', { count, date: format.date(untilAt) })
            : t('keptAlways', { count }),
        ])}
      />
    </section>
  )
}

function Obstacles({ data: { obstacles } }: { data: HospitalData }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'erasure' })
  return (
    <Notice tone="warn">
      <b>{t('obstacles')}</b>
      <br />
      {t('obstaclesText')}
      <ul style={{ display: 'grid', gap: 8, margin: '8px 0 0', paddingInlineStart: 20 }}>
        {obstacles.map(({ kind, name, caseId }) => {
          const words = t(`kinds.${kind}`, { name })
          return (
            <li key={`${kind} ${name}`}>
              {caseId === '' ? (
                words
              ) : (
                <NewTabLink href={paths.econsultReport({ caseId })}>{words}</NewTabLink>
              )}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
