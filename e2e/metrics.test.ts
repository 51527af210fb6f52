import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, type RunningServer, startServer } from './support/server.ts'

const DEPLOY = join(import.meta.dirname, '..', 'deploy', 'prometheus')
const PROMETHEUS = '/usr/bin/prometheus'
const PROMTOOL = '/usr/bin/promtool'
/** Debian's Prometheus; the test says so where it is missing. */
const isInstalled = existsSync(PROMETHEUS)

let server: RunningServer
let port: number

beforeAll(async () => {
  port = await freePort()
  server = await startServer({ env: { METRICS_PORT: String(port) } })
}, 180_000)
afterAll(() => server.stop())

test('the figures have a port of their own, beside the health of the process', async () => {
  const at = `http://127.0.0.1:${port}`
  expect((await fetch(`${at}/readyz`)).status).toBe(200)
  const text = await vi.waitFor(async () => {
    const reply = await fetch(`${at}/metrics`)
    expect(reply.headers.get('content-type')).toContain('text/plain')
    const scraped = await reply.text()
    expect(scraped).toMatch(/^systole_database_up 1$/m)
    return scraped
  }, 30_000)
  expect(text).toMatch(/^systole_cases_in_hand\{service="econsult",band="over90"\} [1-9]/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).toContain('html')
})

test.skipIf(!isInstalled)(
  'a real Prometheus scrapes the portal and can evaluate every rule (needs the Debian package prometheus)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'systole-prometheus-'))
    cpSync(DEPLOY, folder, { recursive: true })
    const config = join(folder, 'prometheus.yml')
    const text = readFileSync(config, 'utf8')
    writeFileSync(
      config,
      text.replaceAll('15s', '1s').replace('127.0.0.1:9464', `127.0.0.1:${port}`),
    )
    const rules = join(DEPLOY, 'alerts.test.yml')
    expect(spawnSync(PROMTOOL, ['test', 'rules', rules], { encoding: 'utf8' })).toMatchObject({
      status: 0,
    })

    const own = await freePort()
    const prometheus = spawn(PROMETHEUS, [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${own}`,
    ])
    try {
      const ask = async (path: string) =>
        (await fetch(`http://127.0.0.1:${own}/api/v1/${path}`)).json()
      await vi.waitFor(
        async () => {
          const { data } = await ask('query?query=systole_database_up')
          expect(data.result[0]?.value[1]).toBe('1')
        },
        { timeout: 60_000, interval: 500 },
      )
      await vi.waitFor(
        async () => {
          const { data } = await ask('rules')
          const all = data.groups.flatMap(({ rules: each }: { rules: unknown[] }) => each)
          const health = all.map(({ name, health: of }: Record<string, string>) => `${name} ${of}`)
          expect(health.length).toBeGreaterThan(10)
          expect(health.filter((each: string) => !each.endsWith(' ok'))).toEqual([])
        },
        { timeout: 60_000, interval: 500 },
      )
    } finally {
      prometheus.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  },
)
