import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../../../api/query-client.ts'
import { SessionProvider } from '../../../session/session-context.tsx'
import { aSession } from '../../../testing/a-session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FileViewer, fetchRecordings } from '../file-viewer.tsx'
import { aFile } from '../testing/open-file.tsx'
import { recordedPortal } from '../testing/recorded-portal.ts'

const FILE = 'long.json'
const rhythm = { kind: 'ventricularPremature', pattern: 'single', every: 40 } as const
const { signal } = syntheticEcg({
  ...{ species: 'dog', seed: 6, seconds: 660, samplesPerSecond: 125, leads: 1, rhythm },
})
const pet = { species: 'dog', birthDate: '2020-01-01', size: 'large', weightGrams: 30_000 } as const

/** Opens the file of a case with a recording of eleven minutes. */
async function open(queries = makeQueryClient()) {
  const about = { name: 'Captain', identifier: '7710', caseNumber: 'EC-24817', caseId: 'case_1' }
  await renderPage(
    <QueryClientProvider client={queries}>
      <SessionProvider session={aSession()}>
        <FileViewer file={aFile(FILE)} active patient={{ ...about, pet, mayChange: false }} />
      </SessionProvider>
    </QueryClientProvider>,
  )
}
const overview = () => screen.findByRole('img', { name: /^Heart rate over 11\smin: \d+ to \d+/ })
const beatsAsked = (asked: readonly string[]) => asked.filter((path) => path.includes('/beats?'))

test('a long recording opens with its rates and findings before its beats', async () => {
  const portal = recordedPortal(signal, FILE)
  const { promise, resolve } = Promise.withResolvers<void>()
  portal.beatsWaitFor = promise
  await open()
  expect(await overview()).toBeVisible()
  const ventricular = screen.getByText('Ventricular beats').closest('li')
  expect(ventricular && within(ventricular).getByRole('button')).toBeVisible()
  const order = portal.asked.map((path) => /\/ecg\/r_1\/(\w+)/.exec(path)?.[1])
  expect(order.indexOf('overview')).toBeLessThan(order.indexOf('analysis'))
  expect(screen.queryByRole('status')).toBeNull()
  resolve()
  await waitFor(() => expect(beatsAsked(portal.asked)).toHaveLength(1))
})

test('beats that a person corrected are tabulated by the page, which shows the trace meanwhile', async () => {
  const portal = recordedPortal(signal, FILE)
  const { promise, resolve } = Promise.withResolvers<void>()
  portal.beatsWaitFor = promise
  portal.hasOverview = false
  await open()
  expect(await screen.findByRole('img', { name: /^The whole trace, 11\smin/ })).toBeVisible()
  expect(screen.getByRole('img', { name: /^ECG, / })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Heart rates and findings follow.')
  resolve()
  expect(await overview()).toBeVisible()
})

test('what is drawn first is asked for once, when the pointer comes near', async () => {
  const portal = recordedPortal(signal, FILE)
  const queries = makeQueryClient()
  await fetchRecordings(queries, 'case_1')
  const ahead = portal.asked.length
  expect(beatsAsked(portal.asked)).toEqual([])
  await open(queries)
  expect(await overview()).toBeVisible()
  const later = portal.asked.slice(ahead).filter((path) => /overview|pyramid/.test(path))
  expect(later.filter((path) => path.includes('overview'))).toEqual([])
})
