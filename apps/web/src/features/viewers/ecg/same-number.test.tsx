import { shownMilliseconds, shownRate } from '@systole/domain/ecg-values/ecg-number'
import { measurementText } from '@systole/domain/measurements/measurement-text'
import { drawEcg } from '@systole/fixtures/ecg'
import { drawStrip } from '@systole/report/strip-drawing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { captureStrip } from '../key-image/capture-strip.ts'
import { bytes, open } from '../testing/open-file.tsx'

async function openEcg() {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /beats per minute/ })
}

/** Returns the strip of a report with an RR interval between these seconds. */
function stripWith(from: number, to: number) {
  const ends = [from, to].map((x) => ({ x, y: 0 }))
  const [start = { x: 0, y: 0 }, end = start] = ends
  return captureStrip({
    recording: { samplesPerSecond: 500, durationSeconds: 10 },
    leads: [{ name: 'II', read: (first, last) => new Float32Array(last - first) }],
    ...{ startSeconds: Math.max(0, from - 1), secondsShown: 3, speed: 50, gain: 10 },
    ...{ caliper: undefined, filter: '', beats: [], gaps: [] },
    marks: [{ method: 'interval', label: 'RR', from: start, to: end }],
  })
}

const flat = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? ''

test('E14 one RR interval is the same number in label, strip, list and report', async () => {
  await openEcg()
  for (const key of ['c', 'Enter']) fireEvent.keyDown(document.body, { key })
  const label = flat(screen.getByRole('button', { name: /^RR \d+\sms/ }).textContent)
  fireEvent.keyDown(document.body, { key: 'm' })
  const [, milliseconds, rate] = /^RR (\d+) ms \((\d+) bpm\)$/.exec(label) ?? []
  expect(Number(milliseconds) % 5).toBe(0)

  const list = screen.getByRole('region', { name: 'Measurements' })
  expect(flat(list.textContent)).toContain(label)
  const below = screen.getAllByRole('status').map(({ textContent }) => flat(textContent))
  expect(below).toContain(`${label} · step 0.002 s`)

  const [from = 0, to = 0] = ['Start', 'End'].map((end) =>
    Number(
      screen.getByRole('slider', { name: `${end} of the caliper` }).getAttribute('aria-valuenow'),
    ),
  )
  expect(drawStrip(stripWith(from, to)).marks[0]?.words).toBe(`RR ${milliseconds} ms`)
  const points = [from, to].map((x) => ({ x, y: 0 }))
  expect(measurementText({ method: 'interval', label: 'RR', points }, null)).toBe(label)

  const exact = to - from
  expect([shownMilliseconds(exact), shownRate(60 / exact)]).toEqual([milliseconds, rate])
})

test('E14 the heart rate is the same number in bar and values panel', async () => {
  await openEcg()
  const bar = /^(\d+) bpm/.exec(
    flat(screen.getByText(/^automatic, \d+–\d+$/).parentElement?.textContent),
  )
  if (!screen.queryByText('Heart rate')) fireEvent.keyDown(document.body, { key: 'v' })
  const row = screen.getByText('Heart rate').closest('li')
  expect(row?.querySelector('output')?.textContent).toBe(`${bar?.[1]}\u00a0bpm`)
  expect(row?.textContent).not.toMatch(/± 0(\.0+)?(?![.\d])/)
})
