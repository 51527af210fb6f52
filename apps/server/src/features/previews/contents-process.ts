import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { SECOND } from '@systole/domain/time/durations'
import { z } from 'zod'
import { ENVIRONMENT, endFirst, memoryOf } from './run-limited.ts'
import { type Task, TaskAnswer, TaskProgress } from './worker/task.ts'

const WORKER = fileURLToPath(new URL('./worker/contents.worker.ts', import.meta.url))
const HEAP_MEGABYTES = 768
const MEGABYTE = 1_048_576
const TASK_SECONDS = 120
/** The analysis of a week of several leads on a busy machine; it reads our own samples and no file of anybody else. */
const ANALYSIS_SECONDS = 600
const MOST_CHARACTERS = 4 * MEGABYTE
const LOOK_EVERY = SECOND / 4
/** The memory above which a process is not reused; the memory of large pictures is freed by ending it. */
const KEPT_BELOW_BYTES = 384 * MEGABYTE
const MOST_TASKS = 200
const Line = z.union([TaskProgress, TaskAnswer])

/** The limits of one task, above which its process is ended. */
export type TaskLimits = { taskSeconds: number; analysisSeconds: number; memoryBytes: number }
export const TASK_LIMITS: TaskLimits = {
  taskSeconds: TASK_SECONDS,
  analysisSeconds: ANALYSIS_SECONDS,
  memoryBytes: 1536 * MEGABYTE,
}

/** Receives the steps of a long task. */
export type OnProgress = (progress: ImportProgress) => void

/** A separate process that decodes untrusted files, one after the other. */
export type ContentsProcess = {
  /** The folder for its output, the only one to which it may write. */
  readonly folder: string
  ask(task: Task, onProgress?: OnProgress): Promise<TaskAnswer>
  /** The number of tasks so far. */
  tasks(): number
  /** Returns whether it may process another file: never after one that it could not read. */
  isFit(): Promise<boolean>
  end(): Promise<void>
}

export async function startContentsProcess(
  home: string,
  limits: TaskLimits = TASK_LIMITS,
): Promise<ContentsProcess> {
  await mkdir(home, { recursive: true })
  const folder = await mkdtemp(join(home, 'process-'))
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--permission', '--allow-addons']
  const rights = ['--allow-fs-read=*', `--allow-fs-write=${folder}`]
  const child = spawn(
    process.execPath,
    [...flags, ...rights, '--disable-warning=SecurityWarning', WORKER, folder],
    { env: ENVIRONMENT, stdio: ['pipe', 'ignore', 'ignore', 'pipe'], windowsHide: true },
  )
  void endFirst(child.pid)
  const [tasksIn, answers] = pipesOf(child)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  tasksIn.on('error', () => {}) // it has exited: those waiting for an answer are notified
  let tasks = 0
  let isSound = true
  const kill = () => {
    isSound = false
    child.kill('SIGKILL')
  }

  return {
    folder,
    tasks: () => tasks,
    async ask(task, onProgress) {
      tasks += 1
      const isLong = task.work === 'analyseEcg' || task.work === 'measurePatch'
      const seconds = isLong ? limits.analysisSeconds : limits.taskSeconds
      const { memoryBytes } = limits
      const answer = limited(child, { answers, ended, kill, seconds, memoryBytes, onProgress })
      tasksIn.write(`${JSON.stringify(task)}\n`)
      const reported = await answer
      if ('problem' in reported && reported.problem === 'damaged') isSound = false
      return reported
    },
    async isFit() {
      if (!isSound || child.exitCode !== null || tasks >= MOST_TASKS) return false
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
      return (await memoryOf(child.pid)) < KEPT_BELOW_BYTES
    },
    async end() {
      kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Child = ReturnType<typeof spawn>

function pipesOf({ stdin, stdio: [, , , answers] }: Child): [Writable, Readable] {
  if (!stdin || !answers || !('read' in answers)) throw new Error('the process has no pipes')
  return [stdin, answers]
}

/** Reads its next answer within limits of time and memory; a process that exits without one failed on the file. */
async function limited(
  child: Child,
  {
    answers,
    ended,
    kill,
    seconds,
    memoryBytes,
    onProgress = () => {},
  }: {
    answers: Readable
    ended: Promise<void>
    kill: () => void
    seconds: number
    memoryBytes: number
    onProgress: OnProgress | undefined
  },
): Promise<TaskAnswer> {
  const { promise, resolve } = Promise.withResolvers<TaskAnswer>()
  let text = ''
  const read = (piece: Buffer) => {
    const lines = (text + piece).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      const reported = parse(line)
      if ('progress' in reported) onProgress(reported.progress)
      else resolve(reported)
    }
    if (text.length > MOST_CHARACTERS) stop('tooLarge')
  }
  const stop = (problem: 'tookTooLong' | 'tooLarge') => {
    resolve({ problem })
    kill()
  }
  answers.on('data', read)
  void ended.then(() => resolve({ problem: 'damaged' }))
  const clock = setTimeout(() => stop('tookTooLong'), seconds * SECOND)
  const watch = setInterval(async () => {
    if ((await memoryOf(child.pid)) > memoryBytes) stop('tooLarge')
  }, LOOK_EVERY)
  try {
    return await promise
  } finally {
    answers.off('data', read)
    clearTimeout(clock)
    clearInterval(watch)
  }
}

/** Parses a line, which is trusted as little as the file. */
function parse(text: string): TaskAnswer | z.infer<typeof TaskProgress> {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    return { problem: 'damaged' }
  }
}
