import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { refuseReconsult } from '@systole/domain/cases/reconsult'
import { MINUTE } from '@systole/domain/time/durations'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { DotList } from '../../../ui/display/dot-list.tsx'
import { SpeciesGlyph } from '../../../ui/display/species-glyph.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { CaseSection } from '../frame/case-section.tsx'
import { useCaseWords } from '../use-case-words.ts'
import { CaseItem } from './case-item.tsx'
import { ReportButton } from './report-button.tsx'

const Fresh = styled(Card)(({ theme }) => {
  const { surface, brand } = (theme.vars ?? theme).palette
  return {
    background: `linear-gradient(90deg, ${surface.tint}, ${surface.paper} 85%)`,
    borderColor: brand.soft,
  }
})

/** Lists the reports that no member of the hospital has opened yet (experience S2). */
export function NewReports(props: {
  reports: readonly Case[]
  now: Date
  onRead: (report: Case) => void
  onReconsult: (report: Case) => void
}) {
  const { t } = useTranslation('main')
  return (
    <CaseSection
      title={t('newReports.title')}
      all={<AppLink href={paths.report()}>{t('newReports.all')}</AppLink>}
      paper={Fresh}
    >
      {props.reports.map((report) => (
        <NewReport key={report.caseId} report={report} {...props} />
      ))}
    </CaseSection>
  )
}

function NewReport(props: {
  report: Case
  now: Date
  onRead: (report: Case) => void
  onReconsult: (report: Case) => void
}) {
  const { report, now, onRead, onReconsult } = props
  const { t } = useTranslation('main')
  const words = useCaseWords()
  const refused = refuseReconsult({ ...report, isClone: report.extraInfo.clone !== '' })
  return (
    <CaseItem>
      <SpeciesGlyph species={report.pet.pet_type} unread />
      <div className="who">
        <span className="name">
          <VisuallyHidden>{t('newReports.unread')} </VisuallyHidden>
          {report.pet.name}
        </span>
        <div className="meta">
          <DotList>
            {words.species(report)}
            {words.breed(report)}
            {words.mode(report)}
          </DotList>
        </div>
        <ReadyLine report={report} now={now} />
      </div>
      {!refused && (
        <Button onClick={() => onReconsult(report)}>
          {t('newReports.reconsult')}
          <VisuallyHidden> {t('newReports.readFor', { pet: report.pet.name })}</VisuallyHidden>
        </Button>
      )}
      <ReportButton report={report} onRead={onRead} variant="contained" />
    </CaseItem>
  )
}

function ReadyLine({ report, now }: { report: Case; now: Date }) {
  const { t } = useTranslation('main')
  const format = useFormat()
  const ready = report.closed
  const sent = report.submitted
  if (!ready) return null
  const minutes = sent && Math.max(0, Math.round((ready.getTime() - sent.getTime()) / MINUTE))
  return (
    <div className="meta">
      <DotList>
        {t('newReports.ready', { time: format.moment(ready, now) })}
        {minutes !== null && t('newReports.answeredIn', { duration: format.duration(minutes) })}
      </DotList>
    </div>
  )
}
