import { languages } from '@systole/i18n/languages'
import { expect, test } from 'vitest'
import { EcgReportModel } from '../ecg/ecg-report-model.ts'
import { ReportModel } from '../model.ts'
import { layOutReport } from '../sections.ts'
import { sampleEcgReport } from './sample-ecg-report.ts'
import { sampleReport } from './sample-report.ts'

test.each(languages)('the sample report of %s is a whole report in that language', (language) => {
  const model = sampleReport(language)
  expect(ReportModel.parse(model)).toEqual(model)
  expect(model.language).toBe(language)
  const { sections } = layOutReport(model, { toSimplified: (text) => text })
  expect(sections.map(({ kind }) => kind)).toContain('signature')
})

test('the sample says of itself that it is one', () => {
  expect(sampleReport('en_us').hospital.name).toBe('Sample Animal Hospital')
})

test.each(languages)(
  'ECG-9 the sample ECG report of %s is a whole report in that language',
  (language) => {
    const model = sampleEcgReport(language)
    expect(EcgReportModel.parse(model)).toEqual(model)
    expect(model.language).toBe(language)
    const layout = layOutReport(model, { toSimplified: (text) => text })
    expect(layout.sections.map(({ id }) => id)).toEqual([
      ...[
        'diagnosis',
        'patient',
        'recording',
        'measurements',
        'leads',
        'rhythm',
        'ectopy',
        'strips',
      ],
      ...['interpretation', 'recommendations', 'vetNote', 'signature-1', 'signature-2'],
      ...['disclaimer', 'scale'],
    ])
    // each label in a strip is a beat that the ranges name
    const ventricular = model.ectopy.ranges.filter(({ kind }) => kind === 'vpc')
    expect(ventricular.map(({ count }) => count)).toEqual([1, 2])
    const letters = model.strips.map(
      ({ rows }) =>
        rows.flatMap(({ strip }) => strip.beats ?? []).filter(({ label }) => label === 'V').length,
    )
    expect(letters).toEqual([0, 1, 2])
  },
)
