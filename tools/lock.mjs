import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const RETRY_MS = 100

/** Runs the work while no other process does; a lock whose process has ended is ignored. */
export async function holdingLock(file, work) {
  while (!take(file)) {
    if (!isAlive(holderOf(file))) rmSync(file, { force: true })
    await wait(RETRY_MS)
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(processId) {
  try {
    return processId > 0 && process.kill(processId, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
