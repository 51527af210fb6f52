import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../i18n/i18n.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { TraceSource } from './source/trace-source.ts'
import { TraceStateNote } from './trace-state-note.tsx'

function aSource(state: ReturnType<TraceSource['state']>): TraceSource {
  return {
    samplesPerSecond: 500,
    sampleCount: 0,
    leads: [],
    levelCount: 0,
    copySamples: () => undefined,
    copyPairs: () => undefined,
    subscribe: () => () => undefined,
    state: () => state,
    retry: vi.fn(),
  }
}

test('a lost connection is reported in words and can be tried again', async () => {
  await startI18n('en_us')
  await addTexts('viewers')
  const source = aSource('away')
  await renderPage(<TraceStateNote source={source} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be loaded\. Trying again/)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(source.retry).toHaveBeenCalledOnce()
})

test('a trace that is there says nothing', async () => {
  await startI18n('en_us')
  await addTexts('viewers')
  await renderPage(<TraceStateNote source={aSource('ready')} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
