import type { EcgRecording } from '@systole/contract/ecg/recordings'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../i18n/i18n.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { EcgImportDialog } from './ecg-import-dialog.tsx'

beforeAll(async () => {
  await startI18n('en_us')
  await Promise.all([addTexts('viewers'), addTexts('case')])
})

const failed: EcgRecording = {
  ...{ rid: 'r_1', fid: 'f_1', fileName: 'rec.csv', number: 1, state: 'failed' },
  problem: { refusal: 'unitUnknown', field: 'II' },
  ...{ fs: null, samples: null, start: null, leads: [], filter: '', device: '' },
  ...{ patient_name: '', printed: null, conditions: {}, gaps: [], warnings: [] },
  ...{ signal_url: null, pyramid_url: null, beats: null, patch_revision: null },
  ...{ analysis: null, values: [], same_files: [] },
}

/** Opens the dialog over a portal that reads the file once its gain is stated. */
async function open(first: EcgRecording[] = []) {
  let recordings = first
  const view = await renderVetPage(
    <EcgImportDialog caseId="case_1" open onClose={() => {}} />,
    {
      '/api/query_cardiobirdx_session_uploaded_data': { code: 0, data: { files: [] } },
      '/api/query_ecg_recordings': () => ({ code: 0, data: { recordings } }),
      '/api/import_ecg_file': () => {
        recordings = recordings.map((each) => ({
          ...each,
          ...{ state: 'ready', problem: null, fs: 500, samples: 5000 },
          leads: [{ name: 'II', derived: false, countsPerMillivolt: 200, baseline: 0 }],
          stated: { units_per_millivolt: 200, by: 'Ada Lam', at: new Date('2026-11-23T12:00:00Z') },
        }))
        return { code: 0, data: { rids: ['r_1'] } }
      },
    },
    { session: { user_type: 'internal_admin' } },
  )
  return view
}

test('E22 a file without a gain asks for it, and is read again with what staff state', async () => {
  const { user, calls } = await open([failed])
  expect(await screen.findByText(/the unit is missing\. Place in the file: II/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  expect(screen.getByText('Enter a number above 0.')).toBeVisible()
  expect(calls('/api/import_ecg_file')).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Units per mV' }), '200')
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  expect(calls('/api/import_ecg_file')[0]?.fields).toMatchObject({
    ...{ usid: 'case_1', fnames: '["rec.csv"]', units_per_millivolt: '200' },
  })
})

test('E22 samples without their header, and a format that is no ECG, are refused before they are sent', async () => {
  const { user, calls } = await open()
  const input = await screen.findByLabelText('Choose files')
  await user.upload(input, [new File(['x'], 'r1.dat')])
  const list = within(screen.getByRole('list', { name: 'Imported files' }))
  expect(await list.findByText(/^Missing: r1\.hea\./)).toBeVisible()
  expect(calls('/api/import_ecg_file')).toEqual([])
})
