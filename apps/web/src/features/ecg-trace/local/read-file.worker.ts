import { buffersOf, readLocalFile } from './read-file-work.ts'

/** Reads the recordings of a file beside the page, which stays fluent meanwhile. */
self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  const read = await readLocalFile(data)
  self.postMessage(read, { transfer: buffersOf(read) })
})
