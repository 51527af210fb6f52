import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query-client.ts'
import { addTexts } from '../../../i18n/i18n.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import type { ViewedFile } from './viewed-file.ts'
import { ON_ITS_WAY } from './viewer-on-its-way.tsx'

const CLIP: ViewedFile = {
  fileId: 'echo.mp4',
  name: 'echo.mp4',
  format: formatOf('echo.mp4'),
  kind: 'others',
  sizeBytes: 1_048_576,
  addedAt: undefined,
  url: '/files/echo.mp4?t=1',
  facts: {},
  previews: [],
}
const Player = ({ file }: ViewerProps) => <p>{`${file.name} plays`}</p>

test('a viewer whose code does not come says so, offers the file, and opens when it is asked for again', async () => {
  const load = vi
    .fn(async () => Player)
    .mockImplementationOnce(async () => {
      await addTexts('viewers') // loaded before the connection was cut
      throw new Error('offline')
    })
  const Viewer = lazyWithPreload<ViewerProps>(load, ON_ITS_WAY)
  await renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <Viewer file={CLIP} active />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/could not be loaded. Check the connection/)).toBeVisible()
  expect(screen.queryByText('Opening…')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Download echo.mp4' }).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('echo.mp4 plays')).toBeVisible()
})
