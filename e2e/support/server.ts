import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUNDLE = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')
/** The Node options of `npm start` and the container. */
const AS_STARTED = ['--max-semi-space-size=8']
const READY = /^Systole is ready: (http:\/\/\S+)\s/m
const LONGEST_START_MS = 300_000
const LONGEST_STOP_MS = 20_000

export type RunningServer = {
  url: string
  pid: number
  /** Stops the server as an operator does; a data folder chosen by the caller stays. */
  stop(): Promise<void>
  /** Resolves to its exit code when it has ended. */
  exitCode: Promise<number | null>
  /** Kills the server as a power cut does; the data folder stays. */
  kill9(): Promise<void>
  /** Returns everything it has printed. */
  output(): string
}

export type ServerOptions = {
  dataDir?: string
  port?: number
  env?: Record<string, string>
  /** Called as soon as the process exists, long before it is ready. */
  onSpawn?: (pid: number) => void
}

/** Starts the built server in its own process with an embedded database, demo accounts and cases. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'systole-e2e-'))
  const port = options.port ?? (await freePort())
  const child = spawn(process.execPath, [...AS_STARTED, BUNDLE], {
    env: { ...environment(), PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  options.onSpawn?.(child.pid ?? 0)
  const exited = once(child, 'exit')
  let printed = ''
  const ready = new Promise<string>((resolve) => {
    const listen = (text: string) => {
      printed += text
      const url = READY.exec(printed)?.[1]
      if (url) resolve(url)
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
  })
  const failed = exited.then(() => Promise.reject(new Error(`The server ended: ${printed}`)))
  failed.catch(() => {}) // it ends later on purpose; only an end before it is ready is a failure
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await within(LONGEST_STOP_MS, exited, () => printed)
  }
  const url = await within(LONGEST_START_MS, Promise.race([ready, failed]), () => printed).catch(
    async (error: unknown) => {
      await end('SIGKILL')
      throw error
    },
  )
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      await end('SIGTERM')
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
    exitCode: exited.then(([code]) => code),
    kill9: () => end('SIGKILL'),
    output: () => printed,
  }
}

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** Returns only the variables a process needs; the settings of the person who runs the tests must not reach the server. */
function environment(): Record<string, string> {
  const { PATH = '', HOME = '/' } = process.env
  return { PATH, HOME, HOST: '127.0.0.1', NODE_ENV: 'development', RELEASE_UNDO_SECONDS: '3' }
}

async function within<T>(
  milliseconds: number,
  work: Promise<T>,
  printed: () => string,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Error(`Not done after ${milliseconds / 1000} s. The server printed:\n${printed()}`))
  }, milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
