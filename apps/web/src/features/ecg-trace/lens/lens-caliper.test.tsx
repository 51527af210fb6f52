import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../i18n/i18n.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ecgBench } from '../../../theme/tokens.ts'
import { LensCaliper } from './lens-caliper.tsx'

const FS = 500
const PER_SECOND = 200
const beats = [1, 1.5, 2].map((seconds) => ({
  ...{ sample: seconds * FS, label: 'N' as const, shape: 1 },
}))

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('patching', 'viewers')
})

/** Shows a caliper from 1.1 to 1.5 s in a lens of 4 s. */
async function aCaliper() {
  const onMove = vi.fn()
  await renderPage(
    <LensCaliper
      span={{ from: 1.1, to: 1.5 }}
      colours={ecgBench.light}
      xOf={(seconds) => seconds * PER_SECOND}
      secondsAt={(x) => x / PER_SECOND}
      onMove={onMove}
      beats={beats}
      shown={{ from: 0, to: 4 }}
      samplesPerSecond={FS}
    />,
  )
  const [edge] = await screen.findAllByRole('slider')
  if (!edge) throw new Error('There is no edge')
  return { edge, onMove }
}

test('a pointer finds the R wave close to it; an arrow key moves by a pixel and away from one', async () => {
  const { edge, onMove } = await aCaliper()
  edge.setPointerCapture = () => undefined
  edge.hasPointerCapture = () => true
  fireEvent.pointerDown(edge, { clientX: 220 })
  fireEvent.pointerMove(edge, { clientX: 204 })
  expect(onMove).toHaveBeenLastCalledWith({ from: 1, to: 1.5 })
  fireEvent.pointerMove(edge, { clientX: 230 })
  expect(onMove).toHaveBeenLastCalledWith({ from: expect.closeTo(1.15, 6), to: 1.5 })
  fireEvent.keyDown(edge, { key: 'ArrowLeft' })
  expect(onMove).toHaveBeenLastCalledWith({ from: expect.closeTo(1.095, 6), to: 1.5 })
})

test('the length of the caliper marches through the lens in equal steps, and stops', async () => {
  await aCaliper()
  const march = screen.getByRole('button', { name: 'March through' })
  const steps = () =>
    [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ style }) =>
      Math.round(Number.parseFloat(style.left)),
    )
  expect(steps()).toEqual([])
  fireEvent.click(march)
  expect(march).toHaveAttribute('aria-pressed', 'true')
  expect(steps()).toEqual([60, 140, 220, 300, 380, 460, 540, 620, 700, 780])
  fireEvent.click(march)
  expect(steps()).toEqual([])
})
