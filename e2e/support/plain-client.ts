import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'

/** A plain HTTP client of the portal: forms, `sid` as a field, chunks as multipart. It uses none of the portal's code. */
export const CHUNK_BYTES = 1_048_576
const PASSWORD = 'systole-demo'
const PLATFORM = JSON.stringify({ type: 'webapp', api_version: 2, app_version: '1.0', os: 'plain' })

// biome-ignore lint/suspicious/noExplicitAny: a plain client reads any response
export type Reply = { code: number; message: string; data: any }
export type Caller = { sid: string; uid: string }
export type SentFile = { name: string; fileType: string; bytes: Buffer }
export type PlainClient = ReturnType<typeof plainClient>

export function plainClient(url: string) {
  async function call(path: string, fields: Record<string, unknown>): Promise<Reply> {
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) {
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    const response = await fetch(`${url}/api/${path}`, { method: 'POST', body: form })
    assert.equal(response.status, 200, path)
    return response.json()
  }

  async function accepted(path: string, fields: Record<string, unknown>): Promise<Reply['data']> {
    const reply = await call(path, fields)
    assert.deepEqual([path, reply.code, reply.message], [path, 0, ''])
    return reply.data
  }

  async function login(email: string): Promise<Caller> {
    const { key } = await accepted('key_gen', { key: PASSWORD })
    const [account] = await accepted('login', { email, password: key, platform: PLATFORM })
    assert.deepEqual(await accepted('check_sid', { sid: account.sid }), { valid: 1 })
    return { sid: account.sid, uid: account.data.uid }
  }

  /** Returns the proof that signs a report: the sealed password, valid once. */
  async function prove(): Promise<{ password: string }> {
    const { key } = await accepted('key_gen', { key: PASSWORD })
    return { password: key }
  }

  /** Sends a file like Resumable.js: each chunk is queried by GET and sent if it is missing. */
  async function upload(who: Caller, usid: string, file: SentFile): Promise<void> {
    const { name, bytes } = file
    let last: Reply['data']
    for (let n = 1; n <= chunkCount(bytes); n += 1) {
      const address = chunkAddress(url, { ...who, usid }, file, n)
      assert.equal((await fetch(address)).status, 204)
      const response = await fetch(address, { method: 'POST', body: chunkBody(file, n) })
      assert.equal(response.status, 200)
      last = (await response.json()).data
    }
    const done = { complete: true, name, size: bytes.length, sha256: sha256(bytes) }
    assert.deepEqual(last, done)
  }

  async function download(address: string): Promise<Buffer> {
    const response = await fetch(new URL(address, url))
    assert.equal(response.status, 200)
    return Buffer.from(await response.arrayBuffer())
  }

  return { url, call, accepted, login, prove, upload, download }
}

/** Presses a button of the hosted test page; returns the page as it was. */
export async function payAt(url: string, outcome = 'pay'): Promise<string> {
  const page = await (await fetch(url)).text()
  assert.match(page, /<form[^>]* method="post"/)
  const body = new URLSearchParams({ outcome })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  assert.equal(answer.status, 303)
  return page
}

export function chunkCount(bytes: Buffer): number {
  return Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES))
}

export function chunkAddress(
  url: string,
  who: Caller & { usid: string },
  { name, fileType, bytes }: SentFile,
  n: number,
): string {
  const query = new URLSearchParams({
    ...who,
    type: 'supplementary',
    exinfo: JSON.stringify({ type: 'file', file_type: fileType }),
    resumableChunkNumber: String(n),
    resumableChunkSize: String(CHUNK_BYTES),
    resumableCurrentChunkSize: String(chunkOf(bytes, n).length),
    resumableTotalSize: String(bytes.length),
    resumableTotalChunks: String(chunkCount(bytes)),
    resumableIdentifier: `${bytes.length}-${name}`,
    resumableFilename: name,
    resumableRelativePath: name,
    resumableType: '',
  })
  return `${url}/api/add_large_cardiobirdx_session_data?${query}`
}

export function chunkBody({ name, bytes }: SentFile, n: number): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(chunkOf(bytes, n))]), name)
  return form
}

function chunkOf(bytes: Buffer, n: number): Buffer {
  return bytes.subarray((n - 1) * CHUNK_BYTES, n * CHUNK_BYTES)
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
