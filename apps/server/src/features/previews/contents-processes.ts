import { lstat, rename } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { SECOND } from '@systole/domain/time/durations'
import {
  type ContentsProcess,
  type OnProgress,
  startContentsProcess,
  TASK_LIMITS,
  type TaskLimits,
} from './contents-process.ts'
import { type Task, type TaskAnswer, writtenFiles } from './worker/task.ts'

const AT_ONCE = Math.min(4, Math.max(2, availableParallelism()))
/** The idle time after which a process is ended to free its memory; a case of forty files keeps them busy. */
const IDLE_FOR = 10 * SECOND

/**
 * A pool of processes that read and draw files, as many as the machine has cores. Each processes many files, because starting one
 * takes longer than most files. ADR 31.
 */
export type ContentsProcesses = {
  /** Reads or draws a file; what it wrote is then in the folder, by the names of `writtenFiles`. */
  ask(task: Task, folder: string, onProgress?: OnProgress): Promise<TaskAnswer>
  close(): Promise<void>
}

export function contentsProcesses(
  home: string,
  limits: TaskLimits = TASK_LIMITS,
): ContentsProcesses {
  const idle: { process: ContentsProcess; timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  const take = async (): Promise<ContentsProcess> => {
    while (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    busy += 1
    const there = idle.pop()
    if (!there) return startContentsProcess(home, limits)
    clearTimeout(there.timer)
    return there.process
  }
  const keep = (process: ContentsProcess) => {
    const timer = setTimeout(() => {
      const at = idle.findIndex((each) => each.process === process)
      if (at >= 0) idle.splice(at, 1)
      void process.end()
    }, IDLE_FOR)
    idle.push({ process, timer })
  }
  const giveBack = async (process: ContentsProcess | undefined) => {
    try {
      if (await process?.isFit()) process && keep(process)
      else await process?.end()
    } finally {
      busy -= 1
      waiting.shift()?.()
    }
  }

  /** Runs one task. A result "damaged" is only accepted from a fresh process, because previous files may have caused it. */
  const askOne = async (
    task: Task,
    folder: string,
    onProgress: OnProgress | undefined,
  ): Promise<TaskAnswer | 'askAnother'> => {
    let process: ContentsProcess | undefined
    try {
      process = await take()
      const isFresh = process.tasks() === 0
      const answer = await process.ask(task, onProgress)
      for (const name of writtenFiles(answer)) await move(process, name, folder)
      const isDamaged = 'problem' in answer && answer.problem === 'damaged'
      return isDamaged && !isFresh ? 'askAnother' : answer
    } finally {
      await giveBack(process)
    }
  }

  return {
    async ask(task, folder, onProgress) {
      let answer = await askOne(task, folder, onProgress)
      while (answer === 'askAnother') answer = await askOne(task, folder, onProgress)
      return answer
    },
    async close() {
      const all = idle.splice(0)
      for (const { timer } of all) clearTimeout(timer)
      await Promise.all(all.map(({ process }) => process.end()))
    },
  }
}

/** Moves a regular file; refuses links. */
async function move({ folder: from }: ContentsProcess, name: string, to: string): Promise<void> {
  const made = join(from, name)
  if (!(await lstat(made)).isFile()) throw new Error(`${name} is no file`)
  await rename(made, join(to, name))
}
