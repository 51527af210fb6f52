import type { FilePreview } from '@systole/contract/uploads'
import { type FileFormat, formatOf } from '@systole/domain/uploads/accepted-formats'
import { drawEcg } from '@systole/fixtures/ecg'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { aSession } from '../../testing/a-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { FileViewer } from './file-viewer.tsx'
import type { RenewUrl, ViewedFile } from './viewed-file.ts'

configure({ asyncUtilTimeout: 10_000 }) // the first test loads the viewers, on whatever machine

const bytes = new Map<string, string | Uint8Array<ArrayBuffer>>()

beforeEach(() => {
  bytes.clear()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = bytes.get(url)
    if (body === undefined) return new Response('', { status: 403 })
    const range = /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('Range') ?? '')
    if (!range) return new Response(body)
    return new Response(body.slice(Number(range[1]), Number(range[2]) + 1), { status: 206 })
  })
  // jsdom draws nothing and lays out nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

function aFile(
  name: string,
  previews: ViewedFile['previews'] = [],
  sizeBytes = 2 * 1_048_576,
): ViewedFile {
  return {
    fileId: name,
    name,
    format: formatOf(name),
    kind: name.startsWith('ecg') ? 'ecg' : 'others',
    sizeBytes,
    addedAt: new Date('2026-11-20T05:41:00Z'),
    url: `/files/${name}?t=1`,
    facts: {},
    previews,
  }
}

const open = (
  name: string,
  renewUrl?: RenewUrl,
  previews?: ViewedFile['previews'],
  sizeBytes?: number,
) =>
  renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <SessionProvider session={aSession()}>
        <FileViewer
          file={aFile(name, previews, sizeBytes)}
          active
          {...(renewUrl && { renewUrl })}
        />
      </SessionProvider>
    </QueryClientProvider>,
  )

test.each<FileFormat>(['png', 'jpg', 'jpeg', 'bmp'])(
  'INSP-9 a %s is shown as a picture',
  async (format) => {
    await open(`photo.${format}`)
    const picture = await screen.findByAltText(`photo.${format}`)
    expect(picture.getAttribute('src')).toBe(`/files/photo.${format}?t=1`)
  },
)

test.each<FileFormat>(['mp4', 'mov'])(
  'INSP-9 a %s plays in a loop, with speed and single frames',
  async (format) => {
    await open(`echo.${format}`)
    const video = await screen.findByLabelText(`echo.${format}`)
    expect(video.tagName).toBe('VIDEO')
    expect(video).toHaveProperty('loop', true)
    expect(screen.getByRole('button', { name: 'One frame on' })).toBeTruthy()
    expect(screen.getByLabelText('Speed').textContent).toBe('¼×½×1×')
  },
)

test.each<FileFormat>(['mp3', 'wav'])('INSP-9 a %s can be listened to', async (format) => {
  await open(`murmur.${format}`)
  const audio = await screen.findByLabelText(`murmur.${format}`)
  expect(audio.tagName).toBe('AUDIO')
  expect(audio).toHaveProperty('controls', true)
})

test.each<FileFormat>(['avi', 'mkv'])(
  'INSP-9 a %s says that it cannot play and offers the download',
  async (format) => {
    await open(`echo.${format}`)
    expect(screen.getByText(/MP4 is best/)).toBeTruthy()
    const links = screen.getAllByRole('link', { name: /Download/ })
    expect(links[0]?.getAttribute('download')).toBe(`echo.${format}`)
  },
)

const copyOf = (changes: Partial<FilePreview>): FilePreview[] => [
  { kind: 'video', state: 'ready', problem: null, url: null, width: 480, height: 360, ...changes },
]

test('INSP-9 an AVI plays as its MP4 copy, says so and leads to the original', async () => {
  await open('echo.avi', undefined, copyOf({ url: '/previews/echo.avi/video?t=1' }))
  const video = await screen.findByLabelText('echo.avi')
  expect(video.getAttribute('src')).toBe('/previews/echo.avi/video?t=1')
  expect(screen.getByText('This is an MP4 copy made for playing.')).toBeTruthy()
  const original = screen.getByRole('link', { name: 'Download original' })
  expect(original.getAttribute('href')).toBe('/files/echo.avi?t=1')
})

test('a clip of which the end is missing says so, and is still played and saved', async () => {
  const half = FIXTURES['echo_4ch.mp4']()
  bytes.set('/files/echo.mp4?t=1', new Uint8Array(half.subarray(0, half.length / 2)))
  await open('echo.mp4', undefined, undefined, Math.floor(half.length / 2))
  expect(await screen.findByText(/The end of this recording is missing/)).toBeTruthy()
  expect(screen.getByLabelText('echo.mp4').tagName).toBe('VIDEO')
  expect(screen.getByRole('link', { name: 'Download echo.mp4' })).toBeTruthy()
})

test('a clip that stands still because nothing comes says so, until it goes on', async () => {
  await open('echo.mp4')
  const video = await screen.findByLabelText('echo.mp4')
  fireEvent(video, new Event('waiting'))
  expect(screen.queryByText(/has not come yet/)).toBeNull()
  expect(await screen.findByText(/has not come yet/, undefined, { timeout: 3000 })).toBeTruthy()
  fireEvent(video, new Event('playing'))
  expect(screen.queryByText(/has not come yet/)).toBeNull()
})

test('a copy whose address has ended is asked for by its own kind', async () => {
  const asked: unknown[] = []
  const renew: RenewUrl = async (...which) => {
    asked.push(which)
    return '/previews/echo.avi/video?t=2'
  }
  await open('echo.avi', renew, copyOf({ url: '/previews/echo.avi/video?t=1' }))
  fireEvent.error(await screen.findByLabelText('echo.avi'))
  await waitFor(() =>
    expect(screen.getByLabelText('echo.avi').getAttribute('src')).toBe(
      '/previews/echo.avi/video?t=2',
    ),
  )
  expect(asked).toEqual([['echo.avi', 'video']])
})

test.each([
  ['waiting', null, /A copy that plays here is being made/],
  ['failed', 'noConverter', /this server has no video converter/],
  ['failed', 'damaged', /damaged and could not be converted/],
  ['failed', 'tookTooLong', /took too long/],
] as const)('a clip whose copy is %s (%s) says why', async (state, problem, words) => {
  await open('echo.mkv', undefined, copyOf({ state, problem }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Download/ }).length).toBeGreaterThan(0)
})

test('INSP-9 an ECG file is drawn on paper and told in words', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  const name = (await screen.findByRole('img', { name: /^ECG, / })).getAttribute('aria-label') ?? ''
  expect(name).toMatch(/^ECG, I, II, III, aVR, aVL, aVF, 10 seconds, about 20[01] beats a minute$/)
  expect(screen.getByLabelText('Paper speed')).toHaveProperty('value', '50')
})

test('INSP-9 an ECG from a DICOM file is the same paper with the same leads', async () => {
  bytes.set('/files/ecg.dcm?t=1', new Uint8Array(FIXTURES['ecg_dog.dcm']()))
  await open('ecg.dcm')
  const name = (await screen.findByRole('img', { name: /^ECG, / })).getAttribute('aria-label') ?? ''
  expect(name).toMatch(/^ECG, I, II, III, aVR, aVL, aVF, 10 seconds, about 12\d beats a minute$/)
})

test('a DICOM ECG that breaks off says why it is not drawn', async () => {
  bytes.set('/files/cut.dcm?t=1', new Uint8Array(FIXTURES['ecg_dog.dcm']().subarray(0, 4000)))
  await open('cut.dcm')
  expect(await screen.findByText(/no waveform|fewer samples/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Download/ }).length).toBeGreaterThan(0)
})

test('the caliper of an ECG is opened and moved by keyboard, and reads milliseconds and beats', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /^ECG, / })
  fireEvent.keyDown(document.body, { key: 'c' })
  const read = (name: string) => screen.getByRole('button', { name })
  expect(read('RR 300\u00a0ms (200\u00a0bpm)')).toBeTruthy()
  // 50 mm/s at 96 pixels to the inch: 189 pixels a second.
  const edge = screen.getByRole('slider', { name: 'End of the caliper' })
  for (let step = 0; step < 4; step += 1)
    fireEvent.keyDown(edge, { key: 'ArrowRight', shiftKey: true })
  expect(read('RR 512\u00a0ms (117\u00a0bpm)')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('What the interval spans'), { target: { value: 'QT' } })
  expect(read('QT 512\u00a0ms')).toBeTruthy()
})

test('several calipers stand beside one another; one is taken away and brought back', async () => {
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  await screen.findByRole('img', { name: /^ECG, / })
  for (const key of ['c', 'c', 'm']) fireEvent.keyDown(document.body, { key })
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
  expect(screen.getByRole('button', { name: 'II 1.00\u00a0mV' })).toBeTruthy()
  const top = screen.getByRole('slider', { name: 'Upper line on II' })
  fireEvent.keyDown(top, { key: 'ArrowDown', shiftKey: true })
  // 10 mm/mV at 96 pixels to the inch: 37.8 pixels a millivolt.
  expect(screen.getByRole('button', { name: 'II 0.74\u00a0mV' })).toBeTruthy()
})

test('a card laid on the screen makes millimetres true, and is remembered', async () => {
  window.localStorage.clear()
  bytes.set('/files/ecg.json?t=1', JSON.stringify(drawEcg('cat')))
  await open('ecg.json')
  expect(await screen.findByText(/Screen not measured/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Measure this screen' }))
  fireEvent.change(await screen.findByRole('slider', { name: 'Length of the box' }), {
    target: { value: '428' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Same length' }))
  expect(await screen.findByText(/True to scale/)).toBeTruthy()
  const [stored] = Object.values(
    JSON.parse(window.localStorage.getItem('systole.screenMillimetres') ?? '{}'),
  )
  expect(stored).toBe(5) // 428 pixels for 85.6 mm
})

test('INSP-9 other JSON is a tree', async () => {
  bytes.set('/files/blood.json?t=1', '{"wbc":8.2}')
  await open('blood.json')
  expect(await screen.findByText('wbc')).toBeTruthy()
})

test('a tree is searched and walked by keyboard; numbers stay as they are written', async () => {
  bytes.set('/files/blood.json?t=1', '{"id":12345678901234567890,"cells":{"wbc":8.20,"rbc":[1,2]}}')
  await open('blood.json')
  const tree = await screen.findByRole('tree', { name: 'Contents of blood.json' })
  expect(screen.getByText('12345678901234567890')).toBeTruthy()
  fireEvent.keyDown(tree, { key: 'ArrowDown' })
  fireEvent.keyDown(tree, { key: 'ArrowDown' })
  fireEvent.keyDown(tree, { key: 'ArrowLeft' })
  expect(screen.getByRole('treeitem', { name: /cells/, expanded: false })).toBeTruthy()
  expect(screen.queryByText('wbc')).toBeNull()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in the file' }), {
    target: { value: '8.2' },
  })
  expect(screen.getByText('1 of 1')).toBeTruthy()
  expect(screen.getByRole('treeitem', { name: /wbc/, selected: true }).textContent).toBe('wbc8.20')
  expect(screen.getByText(/^cells\.wbc/)).toBeTruthy()
})

test('a still goes to the case where it takes files, else to the device', async () => {
  await open('echo.mp4')
  expect(await screen.findByRole('button', { name: 'Save picture' })).toBeTruthy()
  cleanup()
  await renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <FileViewer file={aFile('echo.mp4')} active onPicture={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Add picture to case' })).toBeTruthy()
})

test('headphones are recommended once; a slowed sound keeps its pitch until told otherwise', async () => {
  window.localStorage.clear()
  await open('murmur.wav')
  expect(await screen.findByText(/Use headphones/)).toBeTruthy()
  expect(screen.getByLabelText('Speed').textContent).toBe('½×¾×1×')
  const audio = screen.getByLabelText('murmur.wav')
  expect(audio).toHaveProperty('preservesPitch', true)
  fireEvent.keyDown(document.body, { key: 'p' })
  expect(audio).toHaveProperty('preservesPitch', false)
  fireEvent.click(screen.getByRole('button', { name: 'Understood' }))
  cleanup()
  await open('murmur.wav')
  await screen.findByLabelText('murmur.wav')
  expect(screen.queryByText(/Use headphones/)).toBeNull()
})

test('an ECG without a unit is not drawn by guessing', async () => {
  bytes.set('/files/odd.json?t=1', '{"fs":500,"leads":{"II":[0,1]}}')
  await open('odd.json')
  expect(await screen.findByText(/does not say its unit/)).toBeTruthy()
})

test('text that is no JSON cannot be shown', async () => {
  bytes.set('/files/broken.json?t=1', 'not json')
  await open('broken.json')
  expect(await screen.findByText('Cannot be shown.')).toBeTruthy()
})

test('a link that has ended is renewed once, and the picture comes', async () => {
  const renewUrl = vi.fn<RenewUrl>(async () => '/files/photo.png?t=2')
  await open('photo.png', renewUrl)
  fireEvent.error(await screen.findByAltText('photo.png'))
  await waitFor(() =>
    expect(screen.getByAltText('photo.png').getAttribute('src')).toBe('/files/photo.png?t=2'),
  )
  fireEvent.error(screen.getByAltText('photo.png'))
  expect(await screen.findByText('Cannot be shown.')).toBeTruthy()
  expect(renewUrl).toHaveBeenCalledTimes(1)
})

test('bytes behind an ended link are fetched by a fresh one', async () => {
  bytes.set('/files/blood.json?t=2', '{"wbc":8.2}')
  await open('blood.json', async () => '/files/blood.json?t=2')
  expect(await screen.findByText('wbc')).toBeTruthy()
})

test('every viewer names the file, its size and the way to save it', async () => {
  await open('photo.png')
  await screen.findByAltText('photo.png')
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('Others · 2.00 MB')
  expect(screen.getByRole('link', { name: 'Download photo.png' })).toBeTruthy()
})
