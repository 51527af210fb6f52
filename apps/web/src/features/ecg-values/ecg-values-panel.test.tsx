import type { EcgRecording } from '@systole/contract/ecg/recordings'
import type { EcgValue } from '@systole/contract/ecg/values'
import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../i18n/i18n.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { EcgValuesPanel } from './ecg-values-panel.tsx'

const { signal } = syntheticEcg({
  ...{ species: 'dog', seed: 7, seconds: 20, leads: 6, rhythm: { kind: 'sinus' } },
  losses: [{ atSeconds: 12, seconds: 1.5, cause: 'stated' }],
})
const analysis = analyseEcg(signal, { species: 'dog', stated: [{ from: 6000, to: 6750 }] })
const DOG = { species: 'dog', birthDate: '2020-01-01', size: 'large', weightGrams: 30_000 } as const
const NAMED = { name: 'Captain', identifier: '7710', caseNumber: 'EC-24817' }

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('viewers')
})

/** Renders the panel over a portal that keeps what is saved. */
async function open({
  pet = DOG,
  mayChange = true,
  conditions = {},
  warnings = [],
}: {
  pet?: object
  mayChange?: boolean
  conditions?: RecordingConditions
  warnings?: EcgRecording['warnings']
} = {}) {
  const values: EcgValue[] = []
  const recording = (): EcgRecording => ({
    ...{ rid: 'r_1', fid: 'f_1', fileName: 'ecg.json', number: 1, state: 'ready', problem: null },
    ...{ fs: signal.samplesPerSecond, samples: signal.sampleCount, start: null, leads: [] },
    ...{ filter: '', device: '', patient_name: '', printed: null, conditions, gaps: [] },
    ...{ warnings, signal_url: null, pyramid_url: null, beats: null, patch_revision: null },
    ...{ analysis: null, values: [...values], same_files: [] },
  })
  const onGoTo = vi.fn()
  const view = await renderVetPage(
    <EcgValuesPanel
      {...{ signal, analysis, onGoTo }}
      file={{ fileId: 'f_1', name: 'ecg.json' }}
      patient={{ ...NAMED, caseId: 'case_1', pet: { ...DOG, ...pet }, mayChange }}
      isUnasked={false}
    />,
    {
      '/api/query_ecg_recordings': () => ({ code: 0, data: { recordings: [recording()] } }),
      '/api/save_ecg_value': ({ field = '', value, automatic }) => {
        values.push({
          ...{ version: values.length + 1, field: field as EcgValue['field'] },
          ...{ value: value ? Number(value) : null, automatic: Number(automatic) },
          author: { uid: 'a_1', name: 'Wing Chan', user_type: 'vet' },
          created: new Date('2026-11-23T12:00:00Z'),
        })
        return { code: 0, data: { values } }
      },
    },
  )
  const row = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li') ?? document.body)
  return { ...view, row, onGoTo }
}

test('a value shows what it is, how sure it is, and its reference with the source', async () => {
  const { row } = await open()
  const pr = await row('PR interval')
  expect(pr.getByRole('status')).toHaveTextContent(/^0\.\d{3}\ss$/)
  expect(pr.getByText(/^automatic · ± 0\.\d{3}\ss of \d+ beats · step 0\.002\ss$/)).toBeVisible()
  expect(pr.getByText(/0\.060\ss to 0\.130\ss/)).toBeVisible()
  expect(pr.getByText('Ware 6, table 2.4')).toBeVisible()
})

test('ECG-5 a person overrules a value; what was automatic stays beside it, and can be returned to', async () => {
  const { row, user, calls } = await open()
  const pr = await row('PR interval')
  await user.click(await pr.findByRole('button', { name: 'Change PR interval' }))
  const field = pr.getByRole('textbox', { name: 'PR interval' })
  await user.clear(field)
  await user.type(field, '2')
  await user.click(pr.getByRole('button', { name: 'Save' }))
  expect(await pr.findByText('Invalid value')).toBeVisible()
  expect(calls('/api/save_ecg_value')).toEqual([])

  await user.clear(field)
  await user.type(field, '0,14')
  await user.click(pr.getByRole('button', { name: 'Save' }))
  expect(await pr.findByText('Wing Chan', { exact: false })).toBeVisible()
  expect(pr.getByText(/automatic said 0\.\d{3}\ss/)).toBeVisible()
  expect(pr.getByText('above reference')).toBeVisible()
  expect(calls('/api/save_ecg_value')[0]?.fields).toMatchObject({
    ...{ usid: 'case_1', rid: 'r_1', field: 'prSeconds', value: '0.14', version: '0' },
  })

  await user.click(pr.getByRole('button', { name: 'Change PR interval' }))
  await user.click(pr.getByRole('button', { name: 'Use the automatic value' }))
  expect(await pr.findByText(/^automatic · ±/)).toBeVisible()
})

test.each([
  [{ posture: 'right_lateral', state: 'awake' }, /^References are for adults, awake/],
  [
    { posture: 'sternal', state: 'sedated' },
    /^Recorded: Sedated · Lying on the chest\. The references are for awake/,
  ],
  [{ posture: 'unknown', state: 'awake' }, /^How the animal lay.* is not known/],
  [{}, /^How the animal lay.* is not known/],
] as const)('E31 says how far the references fit a recording of %j', async (conditions, line) => {
  await open({ conditions })
  expect(await screen.findByText(line)).toBeVisible()
})

test('what is wrong with a recording is shown beside its values, with what to do', async () => {
  await open({ warnings: [{ warning: 'derivedLeadsContradict', value: 'III: 0.40 mV' }] })
  const remarks = within(await screen.findByRole('list', { name: 'About this recording' }))
  expect(remarks.getByText(/III: 0\.40 mV apart\..*Check the electrodes/)).toBeVisible()
})

test('a species without a table has no reference, and never that of a dog', async () => {
  const { row } = await open({ pet: { species: 'parrot', weightGrams: 400 } })
  const pr = await row('PR interval')
  expect(pr.queryByText(/Ware/)).not.toBeInTheDocument()
  expect(screen.getByText('No reference for this species')).toBeVisible()
})

test('lost signal is named with its share, and leads to its place', async () => {
  const { user, onGoTo } = await open()
  expect(await screen.findByText('Signal lost: 7.5 % in 1 place')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show 0:12' }))
  expect(onGoTo).toHaveBeenCalledWith(12)
})

test('who may not change a value gets no button for it', async () => {
  const { row } = await open({ mayChange: false })
  const pr = await row('PR interval')
  expect(pr.queryByRole('button')).not.toBeInTheDocument()
})
