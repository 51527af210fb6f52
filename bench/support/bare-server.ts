import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'

/**
 * A minimal server for the same calls: node:http, pg, the same statements, no checks, no contract. Its parent passes the
 * statements.
 */
type Statement = { name: string; text: string; values: unknown[] }
type Orders = {
  connectionString: string
  port: number
  session: Statement
  list: Statement
  detail: Statement
  passwordHash: string
  password: string
}

const orders: Orders = JSON.parse(process.argv[2] ?? '{}') // written by bench/calls.ts
const pool = new pg.Pool({ connectionString: orders.connectionString, max: 10 })

const ANSWERS: Record<string, (form: URLSearchParams) => Promise<unknown>> = {
  '/list': async (form) => rows(orders.list, await session(form)),
  '/detail': async (form) => rows(orders.detail, await session(form)),
  '/login': async () => [
    await verify(orders.passwordHash, orders.password),
    await verify(orders.passwordHash, orders.password),
  ],
}

createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', async () => {
    const answer = ANSWERS[request.url ?? '']
    const data = await answer?.(new URLSearchParams(Buffer.concat(parts).toString()))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 0, message: '', data }))
  })
}).listen(orders.port, '127.0.0.1', () => console.log('ready'))

async function session(form: URLSearchParams): Promise<void> {
  const hash = createHash('sha256')
    .update(form.get('sid') ?? '')
    .digest()
  await pool.query({
    ...orders.session,
    values: orders.session.values.map((value) => (isHash(value) ? hash : value)),
  })
}

async function rows(statement: Statement, _session: unknown): Promise<unknown[]> {
  return (await pool.query(statement)).rows
}

/** Returns true for a Buffer that was serialised as JSON. */
function isHash(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
}
