import type { RenewUrl, ViewedFile } from './viewed-file.ts'

/** A link that has ended answers one of these. */
const ENDED: readonly number[] = [401, 403, 404, 410]

/** The file was taken out of its case. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError'
}

type Options = {
  renewUrl?: RenewUrl | undefined
  signal?: AbortSignal
  onProgress?: (receivedBytes: number) => void
}

/** The whole file, by a fresh link when the known one has ended. */
export async function fetchFile(file: ViewedFile, options: Options): Promise<Blob> {
  const first = await request(file.url, options.signal)
  if (first.ok) return readAll(first, options.onProgress)
  const isEnded = ENDED.includes(first.status) && options.renewUrl !== undefined
  const url = isEnded ? await options.renewUrl?.(file.fileId) : undefined
  if (isEnded && !url) throw new FileGoneError()
  const response = url ? await request(url, options.signal) : first
  if (!response.ok) throw new Error(`The file answered HTTP ${response.status}`)
  return readAll(response, options.onProgress)
}

function request(url: string, signal: AbortSignal | undefined): Promise<Response> {
  return fetch(url, { credentials: 'same-origin', ...(signal && { signal }) })
}

async function readAll(
  response: Response,
  onProgress: ((receivedBytes: number) => void) | undefined,
): Promise<Blob> {
  if (!response.body || !onProgress) return response.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  const reader = response.body.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value)
    receivedBytes += step.value.byteLength
    onProgress(receivedBytes)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}
