import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainClient } from './support/plain-client.ts'
import { type RunningServer, startServer } from './support/server.ts'

const COMMAND = join(import.meta.dirname, '..', 'dist', 'server', 'create-admin.js')
const EMAIL = 'grace@portal.example'
const PLATFORM = { type: 'webapp', api_version: 2, app_version: '1', os: 'test' }
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  PAYMENTS_ALLOW_SANDBOX: '1',
}

let dataDir = ''
let server: RunningServer | undefined

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'systole-first-admin-'))
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs the command as an operator does, with the settings of the server. */
async function admin(...flags: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...PRODUCTION }
  const child = spawn(process.execPath, [COMMAND, ...flags], { env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
  const [status] = await once(child, 'exit')
  const token = /https:\/\/portal\.example\/reset-password\?token=([\w-]+)&for=welcome/.exec(
    printed,
  )
  return { status, printed, token: token?.[1] ?? '' }
}

function portal() {
  const { call } = plainClient(server?.url ?? '')
  const sealed = async (password: string) => (await call('key_gen', { key: password })).data.key
  return {
    call,
    choose: async (token: string, password: string) =>
      call('set_password', { token, password: await sealed(password) }),
    login: async (password: string) =>
      call('login', { email: EMAIL, password: await sealed(password), platform: PLATFORM }),
  }
}

test('OPS-1 the first admin of an empty production database is made by a command', async () => {
  const before = await admin('--email', EMAIL, '--name', 'Grace Yeung')
  expect(before).toMatchObject({ status: 0, printed: expect.stringContaining('is open') })
  server = await startServer({ dataDir, env: PRODUCTION })
  const again = await admin('--email', EMAIL.toUpperCase())
  expect(again).toMatchObject({ status: 0, printed: expect.stringContaining('enabled already') })

  const { call, choose, login } = portal()
  expect((await choose(before.token, 'a kitten on the roof')).code).toBe(-101)
  expect((await login('a kitten on the roof')).code).toBe(-101)
  expect((await choose(again.token, 'a kitten on the roof')).code).toBe(0)
  expect((await choose(again.token, 'another kitten there')).code).toBe(-101)
  const { code, data } = await login('a kitten on the roof')
  expect([code, data?.[0]?.user_type]).toEqual([0, 'internal_admin'])
  const own = await call('query_own_account', { sid: data[0].sid })
  expect(own.data).toMatchObject({ fname: 'Grace', lname: 'Yeung', email: EMAIL })
})

test.each([
  [[], '--email: an e-mail address is needed.'],
  [['--email', 'grace'], '--email: an e-mail address is needed.'],
  [['--email', EMAIL, '--colour', 'red'], '--colour'],
  [['--email', EMAIL, '--port', 'many'], 'PORT'],
  [['--email', EMAIL, '--name', 'G'.repeat(61)], 'at most 60 characters'],
])('OPS-1 the command with %j says what is wrong, and opens no account', async (flags, words) => {
  expect(await admin(...flags)).toMatchObject({
    status: 2,
    printed: expect.stringContaining(words),
    token: '',
  })
})
