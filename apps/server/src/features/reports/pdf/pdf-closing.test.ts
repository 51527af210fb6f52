import { aReport } from '@systole/report/testing/a-report'
import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { toSimplified } from '../../../to-simplified.ts'
import { drawReport } from './drawing/draw-report.ts'

const verification = { modelSha256: 'ab'.repeat(32), address: 'https://portal.test/verify' }
const LINE = 'The QT interval was not measured.\n'

test.each([0, 6, 12, 18, 24, 28, 30, 32, 34, 36, 40])(
  'RVIEW-5 after %d lines of notes the code of a report is never alone on a page, nor its signature',
  async (lines) => {
    const model = aReport({ notes: LINE.repeat(lines) })
    const { pages } = await readPdf(await drawReport({ model, verification }, toSimplified))
    const code = pages.find((page) => page.includes('Verifythisreportat'))
    expect(code).toContain('biscuit_thorax.dcm')
    const signed = pages.find((page) => page.includes('LicenseVSB-1042')) ?? ''
    expect(signed.indexOf('MeiTanaka')).toBeGreaterThan(0) // there is text above it
  },
)
