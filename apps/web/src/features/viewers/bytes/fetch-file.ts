import type { RenewUrl, ViewedFile } from '../opening/viewed-file.ts'

/** The statuses of an expired link. */
const ENDED: readonly number[] = [401, 403, 404, 410]

/** The file was removed from its case. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError'
}

type Options = {
  renewUrl?: RenewUrl | undefined
  signal?: AbortSignal
  onProgress?: (receivedBytes: number) => void
}

/** Fetches the whole file, with a new link if the known one has expired. */
export async function fetchFile(
  file: ViewedFile,
  options: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const first = await request(file.url, options.signal)
  if (first.ok) return readAll(first, file.sizeBytes, options.onProgress)
  const isEnded = ENDED.includes(first.status) && options.renewUrl !== undefined
  const url = isEnded ? await options.renewUrl?.(file.fileId) : undefined
  if (isEnded && !url) throw new FileGoneError()
  const response = url ? await request(url, options.signal) : first
  if (!response.ok) throw new Error(`The file answered HTTP ${response.status}`)
  return readAll(response, file.sizeBytes, options.onProgress)
}

function request(url: string, signal: AbortSignal | undefined): Promise<Response> {
  return fetch(url, { credentials: 'same-origin', ...(signal && { signal }) })
}

/** Reads into a buffer of the expected size, so that tens of megabytes are not copied again. */
async function readAll(
  response: Response,
  expectedBytes: number,
  onProgress: ((receivedBytes: number) => void) | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array(await response.arrayBuffer())
  let room = new Uint8Array(expectedBytes)
  let receivedBytes = 0
  const reader = response.body.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const needed = receivedBytes + step.value.byteLength
    if (needed > room.byteLength) room = enlarged(room, needed)
    room.set(step.value, receivedBytes)
    receivedBytes = needed
    onProgress?.(receivedBytes)
  }
  return receivedBytes === room.byteLength ? room : room.slice(0, receivedBytes)
}

function enlarged(room: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, room.byteLength * 2))
  larger.set(room)
  return larger
}
