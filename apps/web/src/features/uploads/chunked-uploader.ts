import { ChunkReply, HeldChunks, UPLOAD_PATH } from '@systole/contract/uploads'
import { type ChunkPlan, chunkRange, planChunks } from '@systole/domain/uploads/chunk-plan'
import { retryPause } from '@systole/domain/uploads/chunk-retry'
import type { UploaderEvent } from '@systole/domain/uploads/uploader-state'
import { askUpload, ConnectionLost, type Fetch, UploadRefused } from './ask-upload.ts'
import { chunkFields, fileFields, type UploadJob } from './upload-fields.ts'

/** Not a code of the wire: the file on this device changed or cannot be read. */
export const UNREADABLE = 1

export type UploaderTools = {
  fetch: Fetch
  onEvent: (event: UploaderEvent) => void
  /** Pausing and removing abort; what was taken stays with the server. */
  signal: AbortSignal
  wait: (milliseconds: number) => Promise<void>
  random: () => number
}

/** Sends what the server does not hold yet, one chunk after the other, until it has the file or refuses it for good. */
export async function sendFile(job: UploadJob, tools: UploaderTools): Promise<void> {
  const { onEvent, signal, wait, random } = tools
  let failures = 0
  const onTaken = () => {
    failures = 0
    onEvent({ type: 'chunkTaken' })
  }
  onEvent({ type: 'started' })
  while (!signal.aborted) {
    try {
      await sendMissing(job, { ...tools, onTaken })
      return onEvent({ type: 'finished' })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof UploadRefused) return onEvent({ type: 'failed', failure: error.failure })
      if (!(error instanceof ConnectionLost)) throw error
      failures += 1
      onEvent({ type: 'connectionLost' })
      await wait(Math.max(retryPause(failures, random()), error.retryAfter))
    }
  }
}

/** Asks once what is held; a chunk whose answer was lost is therefore not sent again. */
async function sendMissing(
  job: UploadJob,
  tools: UploaderTools & { onTaken: () => void },
): Promise<void> {
  const plan = planChunks(job.file.size)
  const { received, complete } = await askHeld(job, plan, tools)
  if (complete) return
  tools.onEvent({ type: 'heldCounted', held: received.length })
  const held = new Set(received)
  for (let chunkNumber = 1; chunkNumber <= plan.chunkCount; chunkNumber++) {
    if (held.has(chunkNumber)) continue
    const reply = await sendChunk(job, plan, chunkNumber, tools)
    if (tools.signal.aborted) throw new ConnectionLost()
    tools.onTaken()
    if (reply.complete) return
  }
  const last = await askHeld(job, plan, tools)
  if (!last.complete) throw new ConnectionLost() // another sender's chunk went missing: look again
}

function askHeld(job: UploadJob, plan: ChunkPlan, { fetch, signal }: UploaderTools) {
  return askUpload(fetch, HeldChunks, {
    path: `${UPLOAD_PATH}/offset`,
    fields: fileFields(job, plan),
    signal,
  })
}

async function sendChunk(
  job: UploadJob,
  plan: ChunkPlan,
  chunkNumber: number,
  { fetch, signal }: UploaderTools,
): Promise<ChunkReply> {
  const { offset, length } = chunkRange(plan, chunkNumber)
  return askUpload(fetch, ChunkReply, {
    path: UPLOAD_PATH,
    fields: chunkFields(job, plan, { chunkNumber, length }),
    body: await readBytes(job.file, offset, offset + length),
    signal,
  })
}

/** Read here, because a body that cannot be read looks like a lost connection to fetch. */
async function readBytes(file: Blob, from: number, to: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, to).arrayBuffer()
  } catch (cause) {
    throw new UploadRefused({ code: UNREADABLE, message: '' }, { cause })
  }
}
