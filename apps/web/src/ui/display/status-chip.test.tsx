import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { StatusChip } from './status-chip.tsx'

/** Decision E34: the words for a vet are Open, Upload, Sent, Report ready, Rejected. */
test.each([
  ['open', 'Open'],
  ['upload', 'Upload'],
  ['wait_for_preparation', 'Sent'],
  ['1st_reviewing', 'Sent'],
  ['review_done', 'Sent'],
  ['done', 'Report ready'],
  ['close', 'Report ready'],
  ['reject', 'Rejected'],
])('E34 a vet reads %s as “%s”', async (status, words) => {
  await renderVetPage(<StatusChip status={status} reader="vet" />, {})
  expect(await screen.findByText(words)).toBeVisible()
})
