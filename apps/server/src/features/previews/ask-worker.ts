import { fileURLToPath } from 'node:url'
import { runLimited } from './run-limited.ts'
import { type Task, TaskAnswer } from './worker/task.ts'

const WORKER = fileURLToPath(new URL('./worker/contents.worker.ts', import.meta.url))
const LIMITS = { seconds: 120, memoryBytes: 2048 * 1_048_576 }
const HEAP_MEGABYTES = 1024

/** Has a file read or drawn by a process of its own, which may write into its folder and nowhere else. */
export async function askWorker(task: Task, folder: string): Promise<TaskAnswer> {
  const args = [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    '--permission',
    '--allow-addons',
    '--allow-fs-read=*',
    `--allow-fs-write=${folder}`,
    '--disable-warning=SecurityWarning',
    WORKER,
    JSON.stringify(task),
  ]
  const ended = await runLimited(process.execPath, args, LIMITS)
  switch (ended.kind) {
    case 'done':
      return TaskAnswer.parse(JSON.parse(ended.output.split('\n').at(-1) ?? ''))
    case 'failed':
      return { problem: 'damaged' }
    case 'notThere':
      throw new Error('The program that runs this server is gone')
    default:
      return { problem: ended.kind }
  }
}
