import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import pg from 'pg'

/**
 * A minimal server for chunks: reads the body, writes it at its offset, responds. With a database it is minimally durable: it
 * also hashes the chunk, syncs it and commits a row.
 */
const [port = '0', path = '', connectionString] = process.argv.slice(2)
let file = await open(path, 'w')
const pool = connectionString ? new pg.Pool({ connectionString }) : undefined
await pool?.query('create table if not exists bare_chunks (digest bytea)')

/** Starts each upload with an empty file, because overwriting would be cheaper than the call it is compared with. */
async function keep(parts: readonly Buffer[], offset: number): Promise<void> {
  if (offset === 0) {
    await file.close()
    file = await open(path, 'w')
  }
  await file.writev(parts, offset)
  if (!pool) return
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  await file.datasync()
  await pool.query({
    name: 'keep',
    text: 'insert into bare_chunks values ($1)',
    values: [hash.digest()],
  })
}

createServer((request, response) => {
  const offset = Number(new URLSearchParams(request.url?.split('?')[1]).get('offset'))
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => void keep(parts, offset).then(() => response.end('{}')))
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
