import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { SECOND } from '@systole/domain/time/durations'

export type Ended =
  | { kind: 'done'; output: string }
  | { kind: 'failed'; output: string; complaint: string }
  | { kind: 'tookTooLong' }
  | { kind: 'tooLarge' }
  | { kind: 'notThere' }

const MAX_OUTPUT_CHARACTERS = 4 * 1_048_576
const COMPLAINT_CHARACTERS = 2000
const LOOK_EVERY = SECOND / 4
const PAGE_BYTES = 4096
/** The complete environment of child processes, because the server's own contains passwords. */
export const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin',
  LANG: 'C.UTF-8',
}

/** Runs a program on untrusted bytes: no shell, no secrets, limited time and memory. */
export async function runLimited(
  program: string,
  args: readonly string[],
  limits: { seconds: number; memoryBytes: number },
): Promise<Ended> {
  const child = spawn(program, args, {
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  void endFirst(child.pid)
  let [output, complaint] = ['', '']
  let stopped: Ended | undefined
  const stop = (reason: Ended) => {
    stopped ??= reason
    child.kill('SIGKILL')
  }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.length > MAX_OUTPUT_CHARACTERS) stop({ kind: 'tooLarge' })
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_CHARACTERS)
  })
  const clock = setTimeout(() => stop({ kind: 'tookTooLong' }), limits.seconds * SECOND)
  const watch = setInterval(async () => {
    const used = await memoryOf(child.pid)
    if (used > limits.memoryBytes) stop({ kind: 'tooLarge' })
  }, LOOK_EVERY)
  try {
    return await new Promise<Ended>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' || error.code === 'EACCES'
          ? resolve({ kind: 'notThere' })
          : reject(error),
      )
      child.once('close', (code) =>
        resolve(
          stopped ??
            (code === 0 ? { kind: 'done', output } : { kind: 'failed', output, complaint }),
        ),
      )
    })
  } finally {
    clearTimeout(clock)
    clearInterval(watch)
  }
}

/** Makes Linux end this process first if the machine runs out of memory, instead of the server or its database. */
export async function endFirst(pid: number | undefined): Promise<void> {
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {}) // another system, or the process has ended
}

/**
 * Returns the memory of a process in bytes where the system reports it (Linux); elsewhere only the limits on pixels and time
 * apply.
 */
export async function memoryOf(pid: number | undefined): Promise<number> {
  try {
    const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
    return Number(pages) * PAGE_BYTES
  } catch {
    return 0
  }
}
