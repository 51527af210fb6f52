import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from './stamp.mjs'

const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exitCode = 1
  })
}

/** Runs a program of node_modules, or of this Node, and returns its exit status and, if captured, its output. */
export async function run(program, args, { capture = false, env = {} } = {}) {
  const path = program === 'node' ? process.execPath : join(ROOT, 'node_modules', '.bin', program)
  const child = spawn(path, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  const [status] = await once(child, 'close')
  running.delete(child)
  return { status: status ?? 1, said }
}
