import { brands, defaultVariant } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import { dateText } from './dates.ts'
import type { ReportModel } from './model.ts'
import type { ReportFrame } from './report-frame.ts'
import type { TitleBlock } from './report-layout.ts'
import type { ReportTexts } from './written-texts.ts'

/** The facts of a report used in its title block; a preview of the hospital's settings has only these. */
export type TitleFacts = Pick<ReportFrame, 'brand' | 'hospital' | 'caseNumber' | 'revision'> &
  Pick<ReportModel, 'mode'>

export type TitleTexts = Pick<ReportTexts, 'common' | 'reports'>

type TitleInput<Model> = { model: Model; texts: TitleTexts; timeZone?: string | undefined }

/** Builds the title block of an eConsult: logo, title, hospital, case and date. RVIEW-2. */
export function titleBlock(input: TitleInput<TitleFacts>): TitleBlock {
  const { model, texts } = input
  return titleBlockOf(input, {
    title: texts.reports.document.title,
    subtitle: fill(texts.reports.document.subtitle, {
      mode: texts.common.mode[model.mode],
      caseNumber: model.caseNumber,
    }),
  })
}

/** Builds the title block of a report under its title and subtitle. */
export function titleBlockOf(
  { model, texts, timeZone }: TitleInput<Omit<TitleFacts, 'mode'>>,
  head: Pick<TitleBlock, 'title' | 'subtitle'>,
): TitleBlock {
  const { hospital } = model
  return {
    brand: model.brand ?? { variant: defaultVariant, name: brands[defaultVariant].name },
    ...head,
    ...(hospital.logo && {
      logo: {
        alt: fill(texts.reports.document.logo, { hospital: hospital.name }),
        width: hospital.logo.width,
        height: hospital.logo.height,
      },
    }),
    hospitalName: hospital.name,
    hospitalLines: [hospital.address, hospital.phone].filter((line) => line.trim() !== ''),
    date: dateText(model.revision, timeZone) || texts.reports.document.preview,
  }
}
