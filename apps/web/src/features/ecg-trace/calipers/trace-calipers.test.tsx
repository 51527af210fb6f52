import type { PaperGain, PaperSpeed } from '@systole/ecg/paper/ecg-paper'
import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../i18n/i18n.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ecgBench } from '../../../theme/tokens.ts'
import { useLensCalipers } from '../lens/use-lens-calipers.ts'
import { memorySource } from '../source/memory-source.ts'
import { stripLayout } from '../strip-layout.ts'
import { TraceCalipers } from './trace-calipers.tsx'
import type { CaliperState } from './use-calipers.ts'

const FS = 500
const PIXELS_PER_MILLIMETRE = 4
const beats = [1, 1.5, 2].map((seconds) => ({
  ...{ sample: seconds * FS, label: 'N' as const, shape: 1 },
}))
const lead = (name: string) => ({
  ...{ name, countsPerMillivolt: 1000, baseline: 0, samples: new Int16Array(4 * FS) },
})
const source = memorySource({
  ...{ samplesPerSecond: FS, sampleCount: 4 * FS, leads: [lead('I'), lead('II')] },
})

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('viewers')
})

type Scale = { speed: PaperSpeed; gain: PaperGain }

function Lens(props: Scale & { onState: (state: CaliperState) => void }) {
  const leads = source.leads.map((_, index) => index)
  const calipers = useLensCalipers({ source, leads, beats, cursor: 1.5 * FS })
  props.onState(calipers)
  const scale = {
    ...{ millimetresPerSecond: props.speed, millimetresPerMillivolt: props.gain },
    pixelsPerMillimetre: PIXELS_PER_MILLIMETRE,
  }
  const layout = { ...stripLayout(source.leads, scale, 2000), left: 0 }
  const geometry = { layout, scale, startSeconds: 0, colours: ecgBench.light }
  return <TraceCalipers {...{ calipers, geometry, beats, source, leads }} />
}

/** Shows a lens and returns what the page may do with its calipers. */
async function aLens(scale: Scale = { speed: 50, gain: 10 }) {
  const onState = vi.fn<(state: CaliperState) => void>()
  await renderPage(<Lens {...scale} onState={onState} />)
  const now = () => {
    const state = onState.mock.lastCall?.[0]
    if (!state) throw new Error('There is no lens')
    return state
  }
  return {
    now,
    start: async (method: 'interval' | 'amplitude') => {
      now().start(method)
      await screen.findByText('Keep here')
    },
  }
}

const edge = (name: string) => screen.getByRole('slider', { name })
const place = () => fireEvent.click(screen.getByRole('button', { name: 'Keep here' }))

test('no caliper is there until a person asks for one, and it has no value until it is placed', async () => {
  const { start } = await aLens()
  expect(screen.queryByRole('slider')).toBeNull()
  await start('interval')
  expect(screen.getByRole('button', { name: 'RR not placed' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\d\s*(ms|mV|bpm)/)
  fireEvent.click(screen.getByRole('button', { name: 'March through' }))
  expect(document.querySelectorAll('svg[aria-hidden] path[stroke-dasharray]')).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Keep here' })).toHaveFocus()
  place()
  expect(screen.getByRole('button', { name: 'RR 500\u00a0ms (120\u00a0bpm)' })).toBeVisible()
})

test('an outline that is cancelled leaves nothing behind', async () => {
  const { start, now } = await aLens()
  await start('amplitude')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(now().measurements).toEqual([])
  expect(screen.queryByRole('slider')).toBeNull()
})

test('several calipers stand beside one another, intervals and amplitudes', async () => {
  const { start, now } = await aLens()
  for (const method of ['interval', 'amplitude', 'interval'] as const) {
    await start(method)
    place()
  }
  expect(screen.getAllByRole('button', { name: /\d\s(ms|mV)/ })).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(now().measurements.map(({ method }) => method)).toEqual(['interval', 'amplitude'])
})

test('a pointer finds the R wave close to it; an arrow key moves by a pixel and away from one', async () => {
  const { start, now } = await aLens()
  await start('interval')
  const from = edge('Start of the caliper')
  from.setPointerCapture = () => undefined
  from.hasPointerCapture = () => true
  const at = () => now().chosen?.points[0]?.x
  fireEvent.pointerDown(from, { clientX: 200 })
  fireEvent.pointerMove(from, { clientX: 205 })
  expect(at()).toBe(1)
  fireEvent.pointerMove(from, { clientX: 230 })
  expect(at()).toBeCloseTo(1.15, 6)
  fireEvent.keyDown(edge('Start of the caliper'), { key: 'ArrowLeft' })
  expect(at()).toBeCloseTo(1.145, 6)
})

test('the length of a placed caliper marches through the lens in equal steps', async () => {
  const { start } = await aLens()
  await start('interval')
  place()
  fireEvent.click(screen.getByRole('button', { name: 'March through' }))
  const steps = [...document.querySelectorAll('path[stroke-dasharray]')].map((path) =>
    Number(/^M([\d.]+) /.exec(path.getAttribute('d') ?? '')?.[1]),
  )
  const distances = steps.slice(1).map((x, index) => x - (steps[index] ?? 0))
  expect(distances.length).toBeGreaterThan(3)
  expect(new Set(distances)).toEqual(new Set([100]))
})

test.each(PAPER_SPEEDS.flatMap((speed) => PAPER_GAINS.map((gain) => ({ speed, gain }))))(
  'at $speed mm/s and $gain mm/mV a caliper has its length in millimetres',
  async (scale) => {
    const { start, now } = await aLens(scale)
    await start('interval')
    place()
    await start('amplitude')
    const pixels = (name: string, side: 'left' | 'top') => Number.parseFloat(edge(name).style[side])
    const tall = pixels('Lower line on II', 'top') - pixels('Upper line on II', 'top')
    expect(tall / PIXELS_PER_MILLIMETRE).toBeCloseTo(scale.gain, 6)
    place()
    const [interval] = now().measurements
    fireEvent.click(screen.getByRole('button', { name: /^RR/ }))
    const wide = pixels('End of the caliper', 'left') - pixels('Start of the caliper', 'left')
    expect(wide / PIXELS_PER_MILLIMETRE).toBeCloseTo(0.5 * scale.speed, 6)
    expect(interval?.points.map(({ x }) => x)).toEqual([1, 1.5])
  },
)

test('an amplitude is read on the lead that a person names', async () => {
  const { start, now } = await aLens()
  await start('amplitude')
  place()
  const group = screen.getByRole('group', { name: 'II' })
  fireEvent.change(within(group).getByLabelText('Lead of the amplitude'), {
    target: { value: 'I' },
  })
  expect(now().chosen?.label).toBe('I')
  expect(screen.getByRole('button', { name: 'I 1.00\u00a0mV' })).toBeVisible()
})
