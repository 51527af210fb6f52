import type { FilePreview } from '@systole/contract/files/uploads'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { FileViewer } from './file-viewer.tsx'
import type { RenewUrl } from './opening/viewed-file.ts'
import { aFile, bytes, open } from './testing/open-file.tsx'

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
    expect(screen.getByRole('button', { name: 'Next frame' })).toBeVisible()
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
    expect(screen.getByText(/MP4 works best/)).toBeVisible()
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
  expect(screen.getByText('This is an MP4 copy for playback.')).toBeVisible()
  const original = screen.getByRole('link', { name: 'Download original' })
  expect(original.getAttribute('href')).toBe('/files/echo.avi?t=1')
})

test('a clip of which the end is missing says so, and is still played and saved', async () => {
  const half = FIXTURES['echo_4ch.mp4']()
  bytes.set('/files/echo.mp4?t=1', new Uint8Array(half.subarray(0, half.length / 2)))
  await open('echo.mp4', undefined, undefined, Math.floor(half.length / 2))
  expect(await screen.findByText(/The end of this recording is missing/)).toBeVisible()
  expect(screen.getByLabelText('echo.mp4').tagName).toBe('VIDEO')
  expect(screen.getByRole('link', { name: 'Download echo.mp4' })).toBeVisible()
})

test('a clip that waits because nothing comes says so, until it continues', async () => {
  await open('echo.mp4')
  const video = await screen.findByLabelText('echo.mp4')
  fireEvent(video, new Event('waiting'))
  expect(screen.queryByText(/is still loading/)).toBeNull()
  expect(await screen.findByText(/is still loading/, undefined, { timeout: 3000 })).toBeVisible()
  fireEvent(video, new Event('playing'))
  expect(screen.queryByText(/is still loading/)).toBeNull()
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
  ['waiting', null, /Creating a playable copy/],
  ['failed', 'noConverter', /This format can’t play here/],
  ['failed', 'damaged', /damaged and could not be converted/],
  ['failed', 'tookTooLong', /took too long/],
] as const)('a clip whose copy is %s (%s) says why', async (state, problem, words) => {
  await open('echo.mkv', undefined, copyOf({ state, problem }))
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Download/ }).length).toBeGreaterThan(0)
})

test('a still goes to the case where it takes files, else to the device', async () => {
  await open('echo.mp4')
  expect(await screen.findByRole('button', { name: 'Save image' })).toBeVisible()
  cleanup()
  await renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <FileViewer file={aFile('echo.mp4')} active onPicture={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Add image to case' })).toBeVisible()
})

test('headphones are recommended once; a slowed sound keeps its pitch until changed', async () => {
  window.localStorage.clear()
  await open('murmur.wav')
  expect(await screen.findByText(/Use headphones/)).toBeVisible()
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

test('a link that has ended is renewed once, and the picture comes', async () => {
  const renewUrl = vi.fn<RenewUrl>(async () => '/files/photo.png?t=2')
  await open('photo.png', renewUrl)
  fireEvent.error(await screen.findByAltText('photo.png'))
  await waitFor(() =>
    expect(screen.getByAltText('photo.png').getAttribute('src')).toBe('/files/photo.png?t=2'),
  )
  fireEvent.error(screen.getByAltText('photo.png'))
  expect(await screen.findByText('Can’t be displayed.')).toBeVisible()
  expect(renewUrl).toHaveBeenCalledTimes(1)
})

test('bytes behind an ended link are fetched by a fresh one', async () => {
  bytes.set('/files/blood.json?t=2', '{"wbc":8.2}')
  await open('blood.json', async () => '/files/blood.json?t=2')
  expect(await screen.findByText('wbc')).toBeVisible()
})

test('every viewer names the file, its size and the way to save it', async () => {
  await open('photo.png')
  await screen.findByAltText('photo.png')
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('Others · 2.00 MB')
  expect(screen.getByRole('link', { name: 'Download photo.png' })).toBeVisible()
})
