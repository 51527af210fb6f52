import { expect, test } from 'vitest'
import { createShutdown } from './shutdown.ts'

const LONG = 60_000

function parts(notice: number, end: () => Promise<void> = async () => {}) {
  const seen: string[] = []
  const log = { info() {}, error: () => seen.push('error'), fatal: () => seen.push('fatal') }
  const shutdown = createShutdown({
    log,
    withdrawReadiness: () => seen.push('not ready'),
    noticeMilliseconds: notice,
    end: async () => {
      seen.push('end')
      await end()
    },
    exit: (code) => seen.push(`exit ${code}`),
  })
  return { seen, shutdown }
}

test('SIGTERM withdraws readiness, gives notice, then ends with 0', async () => {
  const { seen, shutdown } = parts(20)
  const ended = shutdown.onSignal('SIGTERM')
  expect(seen).toEqual(['not ready'])
  await ended
  expect(seen).toEqual(['not ready', 'end', 'exit 0'])
})

test('Ctrl-C gives no notice', async () => {
  const { seen, shutdown } = parts(LONG)
  await shutdown.onSignal('SIGINT')
  expect(seen).toEqual(['not ready', 'end', 'exit 0'])
})

test('a second signal ends the notice', async () => {
  const { seen, shutdown } = parts(LONG)
  const ended = shutdown.onSignal('SIGTERM')
  await shutdown.onSignal('SIGTERM')
  await ended
  expect(seen).toEqual(['not ready', 'end', 'exit 0'])
})

test('an uncaught error is logged, and the process ends in order with 1', async () => {
  const { seen, shutdown } = parts(LONG)
  await shutdown.onUncaught(new Error('a defect'))
  expect(seen).toEqual(['fatal', 'not ready', 'end', 'exit 1'])
})

test('an end that fails exits with 1', async () => {
  const { seen, shutdown } = parts(0, () => Promise.reject(new Error('the database is away')))
  await shutdown.onSignal('SIGTERM')
  expect(seen).toEqual(['not ready', 'end', 'error', 'exit 1'])
})
