import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { ViewedFile } from '../opening/viewed-file.ts'
import { fileBytesQuery } from './file-bytes.ts'

afterEach(() => vi.unstubAllGlobals())

const IMAGE_BYTES = 45_000_000

const image = (fileId: string): ViewedFile => ({
  fileId,
  name: `${fileId}.dcm`,
  format: 'dcm',
  kind: 'chestXray',
  sizeBytes: IMAGE_BYTES,
  addedAt: undefined,
  facts: {},
  url: `/files/${fileId}`,
  previews: [],
})

test('INSP-9 images opened one after another do not fill the memory: the last are kept, older ones are fetched again', async () => {
  const client = new QueryClient()
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(1)))
  const bytesOf = ({ fileId }: ViewedFile) =>
    client.getQueryData(fileBytesQuery(image(fileId), undefined).queryKey)
  const images = ['a', 'b', 'c', 'd'].map(image)
  for (const [at, one] of images.entries()) {
    const { queryKey } = fileBytesQuery(one, undefined)
    client.setQueryData(queryKey, new Uint8Array(IMAGE_BYTES), { updatedAt: at + 1 })
  }
  const last = image('e')
  await client.fetchQuery(fileBytesQuery(last, undefined))
  expect([...images, last].map((one) => bytesOf(one) !== undefined)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
