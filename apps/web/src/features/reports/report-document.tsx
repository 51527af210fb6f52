import { brands } from '@systole/domain/hospitals/variant'
import type { AnyReport } from '@systole/report/any-report'
import type { ReportSection } from '@systole/report/report-layout'
import { layOutReport } from '@systole/report/sections'
import type { Verification } from '@systole/report/verification-section'
import { useMemo } from 'react'
import { useSimplifier } from '../../i18n/use-simplifier.ts'
import { ReportAnswers } from './report-answers.tsx'
import { ReportDisclaimer, ReportSignature, ReportText } from './report-closing.tsx'
import { ReportConclusion, ReportNote, ReportParagraphs, ReportScale } from './report-ecg.tsx'
import { ReportFacts } from './report-facts.tsx'
import { ReportKeyImages, type StillUrls } from './report-key-images.tsx'
import { ReportAddendum, ReportChanged } from './report-revision.tsx'
import { ReportTitleBlock } from './report-title-block.tsx'
import { ReportVerification } from './report-verification.tsx'
import { SectionTable } from './section-table.tsx'
import { Sheet, SheetPlace } from './sheet.ts'
import { SheetSkeleton } from './sheet-skeleton.tsx'

/** Renders the report in its own language: as the hospital reads it and as the cardiologist previews it. RVIEW-2. */
export function ReportDocument(props: {
  model: AnyReport
  logoUrl: string
  stillUrls?: StillUrls
  /** The verification of a released report. */
  verification?: Verification | undefined
}) {
  const { model, logoUrl, stillUrls = NO_STILLS, verification } = props
  const toSimplified = useSimplifier(model.language)
  const layout = useMemo(
    () =>
      toSimplified && layOutReport(model, { toSimplified, ...(verification && { verification }) }),
    [model, toSimplified, verification],
  )
  if (!layout) return <SheetSkeleton />
  const { hover, soft, main, tint } = brands[layout.titleBlock.brand.variant].colours
  return (
    <SheetPlace>
      <Sheet
        lang={layout.lang}
        sx={{
          '--report-heading': hover,
          '--report-bar': soft,
          '--report-mark': main,
          '--report-tint': tint,
        }}
      >
        <ReportTitleBlock block={layout.titleBlock} logoUrl={logoUrl} />
        {layout.sections.map((section) => (
          <ReportPart key={section.id} section={section} stillUrls={stillUrls} />
        ))}
      </Sheet>
    </SheetPlace>
  )
}

const NO_STILLS: StillUrls = {}

function ReportPart({ section, stillUrls }: { section: ReportSection; stillUrls: StillUrls }) {
  switch (section.kind) {
    case 'facts':
      return <ReportFacts section={section} />
    case 'conclusion':
      return <ReportConclusion section={section} />
    case 'paragraphs':
      return <ReportParagraphs section={section} />
    case 'note':
      return <ReportNote section={section} />
    case 'scale':
      return <ReportScale section={section} />
    case 'answers':
      return <ReportAnswers section={section} />
    case 'table':
      return <SectionTable section={section} />
    case 'keyImages':
      return <ReportKeyImages section={section} stillUrls={stillUrls} />
    case 'text':
      return <ReportText section={section} />
    case 'signature':
      return <ReportSignature section={section} />
    case 'changed':
      return <ReportChanged section={section} />
    case 'addendum':
      return <ReportAddendum section={section} />
    case 'verification':
      return <ReportVerification section={section} />
    case 'disclaimer':
      return <ReportDisclaimer section={section} />
  }
}
