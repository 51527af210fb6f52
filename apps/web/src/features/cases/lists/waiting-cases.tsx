import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../../ui/display/dot-list.tsx'
import { SpeciesGlyph } from '../../../ui/display/species-glyph.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { hasReport } from '../case-status.tsx'
import { fileCountOf } from '../case-view.ts'
import { CaseSection } from '../frame/case-section.tsx'
import { DueLine } from '../frame/due-line.tsx'
import { useCaseWords } from '../use-case-words.ts'
import { CaseItem } from './case-item.tsx'
import { ReportButton } from './report-button.tsx'

/** ONGO-2: returns the read-only address of a case that is no longer open or upload. */
export function viewAddress({ caseId }: Pick<Case, 'caseId'>): string {
  return paths.testDetail({ caseId, mode: 2 })
}

/** Lists paid cases and when their reports are due (experience S2). */
export function WaitingCases(props: {
  cases: readonly Case[]
  now: Date
  onRead: (report: Case) => void
}) {
  const { cases } = props
  const { t } = useTranslation('main')
  const isAllEconsult = cases.every(({ serviceId }) => serviceId === 'econsult')
  return (
    <CaseSection title={t(isAllEconsult ? 'waiting.title' : 'waiting.titleWithEcg')}>
      {cases.map((consult) => (
        <WaitingCase key={consult.caseId} consult={consult} {...props} />
      ))}
    </CaseSection>
  )
}

function WaitingCase(props: { consult: Case; now: Date; onRead: (report: Case) => void }) {
  const { consult, now, onRead } = props
  const { t } = useTranslation('main')
  const words = useCaseWords()
  return (
    <CaseItem>
      <SpeciesGlyph species={consult.pet.pet_type} />
      <div className="who">
        <AppLink className="name" href={viewAddress(consult)}>
          {consult.pet.name}
        </AppLink>
        <div className="meta">
          <DotList>
            {words.species(consult)}
            {words.breed(consult)}
            {words.mode(consult)}
            {words.service(consult)}
            {t('waiting.files', { count: fileCountOf(consult) })}
          </DotList>
        </div>
      </div>
      <DueLine consult={consult} now={now} />
      {hasReport(consult) && <ReportButton report={consult} onRead={onRead} />}
    </CaseItem>
  )
}
