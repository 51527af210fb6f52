import { languages } from '@systole/i18n/languages'
import { expect, test } from 'vitest'
import { ReportModel } from '../model.ts'
import { layOutReport } from '../sections.ts'
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
