import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from './answer-error.ts'
import { FailedQuery } from './database-failure.ts'

/** Creates the driver's error inside Drizzle's. */
function failure(code: string, parts: Record<string, string> = {}): Error {
  const cause = Object.assign(new Error('the server says why'), { code, ...parts })
  return new Error('Failed query', { cause })
}

async function answerTo(error: unknown) {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = fastify({ logger: { level: 'warn', stream } })
  app.setErrorHandler(answerError)
  app.get('/', () => Promise.reject(error))
  const response = await app.inject({ url: '/' })
  await app.close()
  return {
    status: response.statusCode,
    code: response.json().code,
    retryAfter: response.headers['retry-after'],
    logged: lines.map(({ level, event }) => [level, event]),
  }
}

const WARN = 40
const ERROR = 50

test.each([
  ['08000', 'database_away'],
  ['08003', 'database_away'],
  ['08006', 'database_away'],
  ['08P01', 'database_away'],
  ['57P01', 'database_away'],
  ['57P02', 'database_away'],
  ['57P03', 'database_away'],
  ['57P05', 'database_away'],
  ['25P03', 'database_away'],
  ['ECONNREFUSED', 'database_away'],
  ['ECONNRESET', 'database_away'],
  ['EHOSTUNREACH', 'database_away'],
  ['EAI_AGAIN', 'database_away'],
  ['53000', 'database_full'],
  ['53100', 'database_full'],
  ['53200', 'database_full'],
  ['53300', 'database_full'],
  ['53400', 'database_full'],
  ['58000', 'database_disk_failed'],
  ['58030', 'database_disk_failed'],
  ['25006', 'database_read_only'],
  ['57014', 'statement_timeout'],
  ['55P03', 'lock_timeout'],
  ['40001', 'transaction_conflict'],
  ['40P01', 'transaction_conflict'],
])(
  'ERR-1 %s is 503 with Retry-After and a warning of event %s, for a change and for a query',
  async (code, event) => {
    const passing = { status: 503, logged: [[WARN, event]] }
    expect(await answerTo(failure(code))).toEqual({ ...passing, code: -1, retryAfter: '5' })
    const query = new FailedQuery('not answered', { cause: failure(code) })
    const retryAfter = code === '57014' ? '30' : '5'
    expect(await answerTo(query)).toEqual({ ...passing, code: -6001, retryAfter })
  },
)

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('the driver says "%s": 503 with Retry-After', async (words) => {
  const answer = await answerTo(new Error('Failed query', { cause: new Error(words) }))
  expect(answer).toMatchObject({ status: 503, retryAfter: '5', logged: [[WARN, 'database_away']] })
})

test('a socket of the database that is missing is 503; a missing file is a defect', async () => {
  expect(await answerTo(failure('ENOENT', { syscall: 'connect' }))).toMatchObject({ status: 503 })
  expect(await answerTo(failure('ENOENT', { syscall: 'open' }))).toMatchObject({ status: 500 })
})

test.each([
  ['23505', 'a row that is there already'],
  ['42601', 'a syntax error'],
  ['42P01', 'a missing table'],
  ['XX001', 'damaged data'],
])('%s, %s, is a defect: 500 without Retry-After', async (code) => {
  const defect = { status: 500, code: -1, retryAfter: undefined, logged: [[ERROR, 'defect']] }
  expect(await answerTo(failure(code))).toEqual(defect)
})
