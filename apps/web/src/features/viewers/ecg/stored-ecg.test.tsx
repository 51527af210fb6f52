import { drawEcg } from '@systole/fixtures/ecg'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { makeQueryClient } from '../../../api/query-client.ts'
import { SessionProvider } from '../../../session/session-context.tsx'
import { aSession } from '../../../testing/a-session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { recordingsQuery } from '../../ecg-trace/recordings/recordings.queries.ts'
import { FileViewer } from '../file-viewer.tsx'
import { aFile } from '../testing/open-file.tsx'
import { recordedPortal } from '../testing/recorded-portal.ts'

const { signal } = syntheticEcg({
  ...{ species: 'dog', seed: 3, seconds: 40, leads: 6, rhythm: { kind: 'sinus' } },
})
const FILE = 'ecg.json'
const ADDRESS = `/files/${FILE}?t=1`
const pet = { species: 'dog', birthDate: '2020-01-01', size: 'large', weightGrams: 30_000 } as const
const paper = (seconds: number) =>
  screen.findByRole('img', { name: new RegExp(`^ECG, I, II, III.*, ${seconds} seconds`) })

let queries: QueryClient
beforeEach(() => {
  queries = makeQueryClient()
})

/** Opens the file of a case. */
const open = (sizeBytes?: number) =>
  renderPage(
    <QueryClientProvider client={queries}>
      <SessionProvider session={aSession()}>
        <FileViewer
          file={aFile(FILE, [], sizeBytes)}
          active
          patient={{
            name: 'Captain',
            identifier: '7710',
            caseNumber: 'EC-24817',
            caseId: 'case_1',
            pet,
            mayChange: false,
          }}
        />
      </SessionProvider>
    </QueryClientProvider>,
  )
const listAgain = () => queries.invalidateQueries({ queryKey: ['ecg', 'recordings'] })

test('a recording on the server opens without its file, with the beats of the server', async () => {
  const portal = recordedPortal(signal, FILE)
  await open()
  await screen.findByRole('img', { name: /^ECG, I, II, III, aVR, aVL, aVF, 40 seconds, about \d+/ })
  expect(portal.asked).not.toContain(ADDRESS)
  fireEvent.keyDown(document.body, { key: 't' })
  expect(await screen.findByText(new RegExp(`of ${portal.beatCount}, automatic$`))).toBeVisible()
})

test('while the server reads the file it says so and shows the file, then the recording', async () => {
  const portal = recordedPortal(signal, FILE, new Map([[ADDRESS, JSON.stringify(drawEcg('dog'))]]))
  portal.state = 'importing'
  await open()
  expect(await paper(10)).toBeVisible()
  expect(screen.getByText('Processing data')).toBeVisible()
  portal.state = 'ready'
  await listAgain()
  expect(await paper(40)).toBeVisible()
  expect(screen.queryByText('Processing data')).toBeNull()
})

test('a day that is still being read is not downloaded into the page', async () => {
  const portal = recordedPortal(signal, FILE)
  portal.state = 'importing'
  await open(200 * 1_048_576)
  expect(await screen.findByText('Processing data')).toBeVisible()
  expect(screen.getByText(/opens as soon as it is ready/)).toBeVisible()
  portal.state = 'ready'
  await listAgain()
  expect(await paper(40)).toBeVisible()
  expect(portal.asked).not.toContain(ADDRESS)
})

test('a file that the server could not read says why', async () => {
  const files = new Map([[ADDRESS, '{"fs":500,"leads":{"II":[0,1]}}']])
  const portal = recordedPortal(signal, FILE, files)
  portal.state = 'failed'
  portal.problem = { refusal: 'unitUnknown', field: 'leads.II' }
  await open()
  expect(await screen.findByText(/the unit is missing/)).toBeVisible()
})

test('addresses that have expired are renewed without a word', async () => {
  const portal = recordedPortal(signal, FILE)
  await queries.fetchQuery(recordingsQuery('case_1'))
  portal.ticket = 2
  await open()
  await screen.findByRole('img', { name: /40 seconds, about \d+ beats/ })
  expect(portal.asked.filter((path) => path.endsWith('pyramid?t=1'))).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a recording that cannot be reached says so, and opens once it can', async () => {
  const portal = recordedPortal(signal, FILE)
  await queries.fetchQuery(recordingsQuery('case_1'))
  portal.isAway = true
  await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  portal.isAway = false
  fireEvent.click(again)
  expect(await paper(40)).toBeVisible()
})

test('E36 a newer analysis is offered, and shown only when asked for', async () => {
  const portal = recordedPortal(signal, FILE)
  await open()
  await screen.findByRole('img', { name: /about \d+ beats/ })
  expect(screen.queryByText('Newer analysis available')).toBeNull()
  portal.version += 1
  const loads = () => portal.asked.filter((path) => path.includes('/analysis?')).length
  await listAgain()
  expect(await screen.findByText('Newer analysis available')).toBeVisible()
  expect(loads()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Show newer analysis' }))
  await waitFor(() => expect(screen.queryByText('Newer analysis available')).toBeNull())
  expect(loads()).toBe(2)
})
