import { ChunkReply, ReceivedChunks, UPLOAD_PATH } from '@systole/contract/files/uploads'
import { type ChunkPlan, chunkRange, planChunks } from '@systole/domain/uploads/chunks/chunk-plan'
import { answerPatience, retryPause } from '@systole/domain/uploads/chunks/chunk-retry'
import type { UploaderEvent } from '@systole/domain/uploads/chunks/uploader-state'
import { chunkFields, fileFields, type UploadJob } from '../dialog/upload-fields.ts'
import { askUpload, ConnectionLost, type Fetch, UploadRefused } from './ask-upload.ts'
import { UNREADABLE } from './unreadable.ts'
import type { UploadSlots } from './upload-concurrency.ts'

export type UploaderTools = {
  fetch: Fetch
  onEvent: (event: UploaderEvent) => void
  /** Aborted by pausing and removing; received chunks stay on the server. */
  signal: AbortSignal
  wait: (milliseconds: number) => Promise<void>
  random: () => number
  /** Aborts after this many milliseconds. */
  limit: (milliseconds: number) => AbortSignal
  /** The lanes of one file of many; without them chunks are sent sequentially (portal §9). */
  lanes?: UploadSlots
}

/** Sends the chunks that the server lacks until it has the file or refuses it permanently. */
export async function sendFile(job: UploadJob, tools: UploaderTools): Promise<void> {
  const { onEvent, signal, wait, random } = tools
  let failures = 0
  let stalls = 0
  const patience = () => AbortSignal.any([signal, tools.limit(answerPatience(stalls))])
  const onTaken = () => {
    failures = 0
    onEvent({ type: 'chunkTaken' })
  }
  onEvent({ type: 'started' })
  while (!signal.aborted) {
    try {
      await sendMissing(job, { ...tools, onTaken, patience })
      return onEvent({ type: 'finished' })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof UploadRefused) return onEvent({ type: 'failed', failure: error.failure })
      const loss = lossOf(error)
      failures += 1
      stalls += Number(loss.isStall)
      onEvent({ type: 'connectionLost', why: loss.why })
      await wait(Math.max(retryPause(failures, random()), loss.retryAfter))
    }
  }
}

/** Returns a lost connection; rethrows any other error. */
function lossOf(error: unknown): ConnectionLost {
  if (error instanceof ConnectionLost) return error
  throw error
}

type Sending = UploaderTools & {
  onTaken: () => void
  /** Returns the signal of one request: aborted by the user, or by a timeout. */
  patience: () => AbortSignal
}

/** Queries the received chunks first, so that a chunk whose reply was lost is not sent again. */
async function sendMissing(job: UploadJob, tools: Sending): Promise<void> {
  const plan = planChunks(job.file.size)
  const { received, complete } = await askReceived(job, plan, tools)
  if (complete) return
  tools.onEvent({ type: 'receivedCounted', received: received.length })
  if (await sendChunks(job, plan, missingOf(plan, received), tools)) return
  const last = await askReceived(job, plan, tools)
  if (!last.complete) throw new ConnectionLost() // another sender's chunk is missing: check again
}

/** Sends the first chunk alone, because its content may be refused. Returns whether the server has the whole file. */
async function sendChunks(
  job: UploadJob,
  plan: ChunkPlan,
  missing: readonly number[],
  tools: Sending,
): Promise<boolean> {
  const { lanes, signal, onTaken } = tools
  const rest = [...missing]
  let complete = false
  const sendNext = async () => {
    const chunkNumber = rest.shift()
    if (chunkNumber === undefined) return
    const reply = await sendChunk(job, plan, chunkNumber, tools)
    if (signal.aborted) throw new ConnectionLost()
    onTaken()
    complete ||= reply.complete
  }
  const sendAll = async (send: () => Promise<void>) => {
    while (rest.length > 0 && !complete) await send()
  }
  if (rest[0] === 1) await sendNext()
  if (lanes) await lanes.together(sendAll, sendNext)
  else await sendAll(sendNext)
  return complete
}

function missingOf({ chunkCount }: ChunkPlan, received: readonly number[]): number[] {
  const present = new Set(received)
  const all = Array.from({ length: chunkCount }, (_, place) => place + 1)
  return all.filter((chunkNumber) => !present.has(chunkNumber))
}

function askReceived(job: UploadJob, plan: ChunkPlan, { fetch, patience }: Sending) {
  return askUpload(fetch, ReceivedChunks, {
    path: `${UPLOAD_PATH}/offset`,
    fields: fileFields(job, plan),
    signal: patience(),
  })
}

async function sendChunk(
  job: UploadJob,
  plan: ChunkPlan,
  chunkNumber: number,
  { fetch, patience }: Sending,
): Promise<ChunkReply> {
  const { offset, length } = chunkRange(plan, chunkNumber)
  return askUpload(fetch, ChunkReply, {
    path: UPLOAD_PATH,
    fields: chunkFields(job, plan, { chunkNumber, length }),
    body: await readBytes(job.file, offset, offset + length),
    signal: patience(),
  })
}

/** Reads the bytes here, because fetch reports an unreadable body like a lost connection. */
async function readBytes(file: Blob, from: number, to: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, to).arrayBuffer()
  } catch (cause) {
    throw new UploadRefused({ code: UNREADABLE, message: '' }, { cause })
  }
}
