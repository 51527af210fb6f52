import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let portal: TestApp
let scraped: string

beforeAll(async () => {
  portal = await testApp()
  const { api } = await portal.as('vet', { plan: true })
  await api.accounts.checkSid({})
  const refused = await portal.client('no such session').accounts.queryUserSettings({})
  expect(refused).toMatchObject({ ok: false })
  await portal.app.inject({ method: 'GET', url: '/api/nothing/4711' })
  scraped = await portal.context.metrics.registry.metrics()
})
afterAll(() => portal.close())

/** Returns the value of a sample, whose labels are given in any order. */
function sample(text: string, name: string, labels: Record<string, string> = {}) {
  const line = text
    .split('\n')
    .find(
      (each) =>
        new RegExp(`^${name}(\\{|\\s)`).test(each) &&
        Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('requests are counted by route and outcome, and an unknown address is no route', () => {
  const count = 'systole_request_duration_seconds_count'
  expect(sample(scraped, count, { route: '/api/check_sid', outcome: 'answered' })).toBe(1)
  expect(sample(scraped, count, { route: '/api/query_user_settings', outcome: 'refused' })).toBe(1)
  expect(sample(scraped, 'systole_refusals_total', { refusal: 'invalidSession' })).toBe(1)
  expect(scraped).not.toContain('4711')
})

test('what waits, the pools, the clock and the disk are read from where they are', () => {
  expect(sample(scraped, 'systole_database_up')).toBe(1)
  expect(sample(scraped, 'systole_uploads', { state: 'receiving' })).toBe(0)
  expect(sample(scraped, 'systole_office_waiting', { kind: 'failedJobs' })).toBe(0)
  expect(sample(scraped, 'systole_database_connections', { pool: 'calls', state: 'waiting' })).toBe(
    0,
  )
  expect(Math.abs(sample(scraped, 'systole_clock_ahead_seconds') ?? Number.NaN)).toBeLessThan(2)
  expect(sample(scraped, 'systole_disk_bytes', { state: 'free' })).toBeGreaterThan(0)
})

const DEPLOY = join(projectRoot(), 'deploy')

test.each([
  ['the alert rules', join(DEPLOY, 'prometheus', 'alerts.yml')],
  ['the board', join(DEPLOY, 'grafana', 'systole.json')],
])('%s read metrics that the portal serves', (_name, file) => {
  const named = readFileSync(file, 'utf8').match(/\b(systole|process|nodejs)_[a-z_0-9]+/g) ?? []
  expect(named.length).toBeGreaterThan(0)
  const served = new Set(scraped.match(/^# TYPE (\S+)/gm)?.map((line) => line.slice(7)))
  const base = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
  const own = named.filter((name) => name.startsWith('systole_') && name !== 'systole_json')
  expect(own.filter((name) => !served.has(name) && !served.has(base(name)))).toEqual([])
})
