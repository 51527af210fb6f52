import { buffersOf, readFile } from './read-file-work.ts'

/** Reads the recordings of a file beside the page, which stays fluent meanwhile. */
self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  const read = await readFile(data)
  self.postMessage(read, { transfer: buffersOf(read) })
})
