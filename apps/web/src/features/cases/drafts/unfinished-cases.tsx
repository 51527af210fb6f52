import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { isEditable } from '@systole/domain/cases/case-status'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../../ui/display/dot-list.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { SpeciesGlyph } from '../../../ui/display/species-glyph.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { StageBars } from '../../../ui/layout/stage-bars.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { draftProgressOf } from '../case-view.ts'
import { CaseSection } from '../frame/case-section.tsx'
import { useStageWords } from '../frame/use-stage-words.ts'
import { CaseItem } from '../lists/case-item.tsx'
import { useCaseWords } from '../use-case-words.ts'
import { DraftMenu } from './draft-menu.tsx'

/** Returns the address of a case at its last stage, with the case it follows. */
export function continueAddress({ caseId, extraInfo }: Case): string {
  return paths.testDetail({ caseId, ...(extraInfo.clone && { originalId: extraInfo.clone }) })
}

/** The number of drafts on Main; the list of cases has the rest. */
const SHOWN = 5
const WHOLE_LINE = { flex: 1, textAlign: 'center' } as const

/** Lists the newest cases that wait for the vet, each with its progress and missing parts (experience S2). */
export function UnfinishedCases(props: {
  cases: readonly Case[]
  now: Date
  isDeleting: boolean
  onDelete: (consult: Case) => void
}) {
  const { cases, now, isDeleting, onDelete } = props
  const { t } = useTranslation('main')
  const format = useFormat()
  const total = format.number(cases.length)
  const newest = [...cases]
    .sort((a, b) => b.updated.getTime() - a.updated.getTime())
    .slice(0, SHOWN)
  return (
    <CaseSection
      title={t('unfinished.title')}
      all={<AppLink href={paths.ongoing()}>{t('unfinished.all', { number: total })}</AppLink>}
    >
      {newest.map((consult) => (
        <UnfinishedCase key={consult.caseId} consult={consult} now={now}>
          {isEditable(consult.status) && (
            <DraftMenu consult={consult} disabled={isDeleting} onDelete={onDelete} />
          )}
        </UnfinishedCase>
      ))}
      {newest.length < cases.length && (
        <CaseItem>
          <AppLink href={paths.ongoing({ show: 'needsMe' })} style={WHOLE_LINE}>
            {t('unfinished.showAll', { number: total })}
          </AppLink>
        </CaseItem>
      )}
    </CaseSection>
  )
}

function UnfinishedCase(props: { consult: Case; now: Date; children: ReactNode }) {
  const { consult, now, children } = props
  const { t } = useTranslation('main')
  const format = useFormat()
  const words = useCaseWords()
  const saved = consult.updated
  const href = continueAddress(consult)
  return (
    <CaseItem>
      <SpeciesGlyph species={consult.pet.pet_type} />
      <div className="who">
        <AppLink className="name" href={href}>
          {consult.pet.name}
        </AppLink>
        <div className="meta">
          <DotList>
            {words.species(consult)}
            {words.breed(consult)}
            {words.service(consult)}
            {saved && t('unfinished.saved', { time: format.timeOrDay(saved, now) })}
          </DotList>
        </div>
      </div>
      <CaseState consult={consult} />
      <ButtonLink className="go" variant="outlined" size="small" href={href}>
        {t('unfinished.continue')}
        <VisuallyHidden> {consult.pet.name}</VisuallyHidden>
      </ButtonLink>
      {children}
    </CaseItem>
  )
}

const State = styled('div')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    flex: '1 1 200px',
    maxWidth: 276,
    '& p': { display: 'flex', gap: 6, alignItems: 'center', marginTop: 6, fontSize: '.9375rem' },
    '& p[data-missing]': { color: tone.warn.text, fontWeight: 500 },
    '& p:not([data-missing])': { color: ink.muted },
    [theme.breakpoints.down('md')]: { flexBasis: '100%', maxWidth: 'none' },
  }
})

/** Describes the progress and the missing parts. */
function CaseState({ consult }: { consult: Case }) {
  const { t } = useTranslation(['main', 'cases'])
  const words = useCaseWords()
  const format = useFormat()
  const { missing, place, total } = draftProgressOf(consult)
  const stage = useStageWords()
  const ending = consult.deletion
  return (
    <State>
      <StageBars stage={place} total={total} />
      {missing.length > 0 ? (
        <p data-missing="">
          <Icon of={TriangleAlert} />
          {t('unfinished.fileMissing', { file: words.kinds(missing) })}
        </p>
      ) : (
        <p>{stage(consult)}</p>
      )}
      {ending && <p>{t('cases:ending.row', { date: format.day(ending) })}</p>}
    </State>
  )
}
