import { drawEcg } from '@systole/fixtures/ecg'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bytes, open } from '../testing/open-file.tsx'

test('INSP-9 an ECG file is drawn on ECG paper and described in words', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', {
    name: /^ECG, I, II, III, aVR, aVL, aVF, 10 seconds, about 20[01] beats per minute$/,
  })
  expect(screen.getByLabelText('Paper speed')).toHaveProperty('value', '50')
})

test('INSP-9 an ECG from a DICOM file is the same paper with the same leads', async () => {
  bytes.set('/files/ecg.dcm?t=1', new Uint8Array(FIXTURES['ecg_dog.dcm']()))
  await open('ecg.dcm')
  const paper = await screen.findByRole('img', {
    name: /^ECG, I, II, III, aVR, aVL, aVF, 10 seconds, about 12\d beats per minute$/,
  })
  expect(paper).toBeVisible()
})

test('a DICOM ECG that breaks off is shown to its last whole sample', async () => {
  bytes.set('/files/cut.dcm?t=1', new Uint8Array(FIXTURES['ecg_dog.dcm']().subarray(0, 30_000)))
  await open('cut.dcm')
  expect(await screen.findByRole('img', { name: /^ECG, I, II, III/ })).toBeVisible()
})

test('a DICOM ECG without a whole sample says why it is not drawn', async () => {
  bytes.set('/files/cut.dcm?t=1', new Uint8Array(FIXTURES['ecg_dog.dcm']().subarray(0, 2000)))
  await open('cut.dcm')
  expect(await screen.findByText(/no waveform|fewer samples|is damaged/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Download/ }).length).toBeGreaterThan(0)
})

test('the caliper of an ECG is opened and moved by keyboard, and reads milliseconds and beats', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /^ECG, / })
  fireEvent.keyDown(document.body, { key: 'c' })
  const read = (name: string) => screen.getByRole('button', { name })
  expect(read('RR not placed')).toBeVisible()
  // 50 mm/s at 96 pixels per inch: 189 pixels per second.
  const edge = screen.getByRole('slider', { name: 'End of the caliper' })
  for (let step = 0; step < 4; step += 1)
    fireEvent.keyDown(edge, { key: 'ArrowRight', shiftKey: true })
  expect(read('RR 510\u00a0ms (117\u00a0bpm)')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Interval'), { target: { value: 'QT' } })
  expect(read('QT 510\u00a0ms')).toBeVisible()
})

test.each(['c', 'a'])(
  'the key %s draws an outline that is no measurement until it is placed',
  async (key) => {
    bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
    await open('ecg.json')
    await screen.findByRole('img', { name: /^ECG, / })
    for (const each of [key, 'm', ',', '.']) fireEvent.keyDown(document.body, { key: each })
    const list = screen.getByRole('region', { name: 'Measurements' })
    expect(list.querySelectorAll('li')).toHaveLength(0)
    expect(screen.getByText(/Drag an edge into place/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(RR|II) \d/ })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('slider', { name: /caliper|line on/ })).toBeNull()
    for (const each of [key, 'Enter']) fireEvent.keyDown(document.body, { key: each })
    expect(list.querySelectorAll('li')).toHaveLength(1)
  },
)

test('several calipers stand beside one another; one is taken away and brought back', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /^ECG, / })
  for (const key of ['c', 'Enter', 'c', 'Enter', 'm']) fireEvent.keyDown(document.body, { key })
  const list = screen.getByRole('region', { name: 'Measurements' })
  expect(list.querySelectorAll('li')).toHaveLength(2)
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect(list.querySelectorAll('li')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(list.querySelectorAll('li')).toHaveLength(2)
})

test('the amplitude of a lead is read between two lines', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /^ECG, / })
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(screen.getByRole('button', { name: 'II not placed' })).toBeVisible()
  const top = screen.getByRole('slider', { name: 'Upper line on II' })
  fireEvent.keyDown(top, { key: 'ArrowDown', shiftKey: true })
  // 10 mm/mV at 96 pixels per inch: 37.8 pixels per millivolt.
  expect(screen.getByRole('button', { name: 'II 0.74\u00a0mV' })).toBeVisible()
})

test('a card laid on the screen makes millimetres true, and is remembered', async () => {
  window.localStorage.clear()
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  expect(await screen.findByText(/Screen not calibrated/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Calibrate screen' }))
  fireEvent.change(await screen.findByRole('slider', { name: 'Length of the box' }), {
    target: { value: '428' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/True to scale/)).toBeVisible()
  const [stored] = Object.values(
    JSON.parse(window.localStorage.getItem('systole.screenMillimetres') ?? '{}'),
  )
  expect(stored).toBe(5) // 428 pixels for 85.6 mm
})

test('an ECG without a unit is not drawn by guessing', async () => {
  bytes.set('/files/odd.json?t=1', '{"fs":500,"leads":{"II":[0,1]}}')
  await open('odd.json')
  expect(await screen.findByText(/the unit is missing/)).toBeVisible()
})

test('the rate is marked as automatic, with the range of most intervals', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('dog')))
  await open('ecg.json')
  expect(await screen.findByText(/^automatic, \d+–\d+$/)).toBeVisible()
})

test('a flat lead has no confident rate and no beats', async () => {
  bytes.set('/files/flat.json?t=1', flatEcg())
  await open('flat.json')
  expect(await screen.findByText('No confident rate')).toBeVisible()
  fireEvent.keyDown(document.body, { key: 't' })
  expect(screen.getByText('No beats found. Is the lead connected?')).toBeVisible()
})

test('the marks of the beats are also a table, and its intervals are those of the recording', async () => {
  const ecg = drawEcg('dog')
  bytes.set('/files/ecg.json?t=1', JSON.stringify(ecg))
  await open('ecg.json')
  await screen.findByRole('img', { name: /beats per minute/ })
  fireEvent.click(screen.getByRole('button', { name: 'Beats' }))
  const rows = screen.getAllByRole('row').slice(1)
  const [first, second] = topsOf(ecg.leads.II)
  const cells = [...(rows[0]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  const interval = (((second ?? 0) - (first ?? 0)) / ecg.sampling_rate_hz) * 1000
  expect(Math.abs(Number(cells[2]) - interval)).toBeLessThanOrEqual(4) // two samples
  expect(cells[4]).toMatch(/Normal$/)
  expect(rows).toHaveLength(topsOf(ecg.leads.II).length)
  expect(screen.getByText(`Beats 1–${rows.length} of ${rows.length}, automatic`)).toBeVisible()
  expect(screen.getByText(/No beat profile for this species/)).toBeVisible()
})

test('a caliper starts on two R waves and marches through in equal steps', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /beats per minute/ })
  for (const key of ['c', 'h']) fireEvent.keyDown(document.body, { key })
  expect(screen.getByRole('button', { name: 'RR not placed' })).toBeVisible()
  expect(screen.queryByText(/steps? of/)).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(screen.getByText(/steps? of \d+\sms/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'March through' }))
  expect(screen.queryByText(/steps? of/)).toBeNull()
})

test('filters are toggles for the picture', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('dog')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /^ECG, / })
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const toggle = screen.getByRole('button', { name: '40\u00a0Hz' })
  fireEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(screen.getByRole('button', { name: '100\u00a0Hz' }))
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
})

/** Returns the samples of the R waves of lead II, from the numbers from which the file was made. */
function topsOf(lead: readonly number[]): number[] {
  return lead.flatMap((value, at) =>
    value > 1 && value >= (lead[at - 1] ?? 0) && value > (lead[at + 1] ?? 0) ? [at] : [],
  )
}

function flatEcg(): string {
  return JSON.stringify({ fs: 500, unit: 'mV', leads: { II: Array(5000).fill(0) } })
}
