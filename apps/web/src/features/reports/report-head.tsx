import { styled } from '@mui/material/styles'
import { nextRevision } from '@systole/domain/reports/revision'
import { htmlLang } from '@systole/i18n/languages'
import type { ReportModel } from '@systole/report/model'
import { titleBlock } from '@systole/report/title-block'
import { currentBrand } from '../../brand.ts'
import { ReportTitleBlock } from './report-title-block.tsx'
import { Sheet, SheetPlace } from './sheet.ts'
import { useTitleTexts } from './use-title-texts.ts'

/** The upper edge of a sheet, which fades at the bottom to suggest that the report continues. */
const Top = styled('div')({
  '& > article': { width: 'auto', padding: '26px 28px 40px', boxShadow: 'none' },
  maskImage: 'linear-gradient(#000 75%, transparent)',
})

/** Renders the current top of a hospital's report, in the report's language. */
export function ReportHead(props: {
  hospital: ReportModel['hospital']
  language: ReportModel['language']
  logoUrl: string
}) {
  const { hospital, language, logoUrl } = props
  const texts = useTitleTexts(language)
  if (!texts) return null
  const { variant, name, colours } = currentBrand()
  const block = titleBlock({
    texts,
    model: {
      brand: { variant, name },
      hospital,
      mode: 'advance',
      caseNumber: 'EC-24817',
      revision: nextRevision(new Date(), undefined),
    },
  })
  return (
    <Top>
      <SheetPlace>
        <Sheet lang={htmlLang[language]} sx={{ '--report-mark': colours.main }}>
          <ReportTitleBlock block={block} logoUrl={logoUrl} title="p" />
        </Sheet>
      </SheetPlace>
    </Top>
  )
}
