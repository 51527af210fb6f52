import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { freePort } from '../../e2e/support/server.ts'

const NGINX = '/usr/sbin/nginx'
const ASKED_AGAIN_MS = 50

export type Peer = { pid: number; url: string; stop(): void }

/** Returns why nginx is not in the comparison; undefined if it is. */
export function whyNoNginx(): string | undefined {
  return existsSync(NGINX) ? undefined : 'nginx is not installed (apt-get install nginx-light)'
}

/** Starts one worker that writes each PUT to its own file, neither hashed nor synced. */
export async function startNginx(home: string): Promise<Peer> {
  await mkdir(join(home, 'files'), { recursive: true })
  await mkdir(join(home, 'temp'), { recursive: true })
  const port = await freePort()
  const configuration = join(home, 'nginx.conf')
  await writeFile(configuration, nginxConfiguration(home, port))
  const child = spawn(NGINX, ['-c', configuration, '-p', home], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) await setTimeout(ASKED_AGAIN_MS)
  return { ...peerOf(child), url }
}

export async function startTus(home: string): Promise<Peer> {
  await mkdir(home, { recursive: true })
  const port = await freePort()
  const program = join(import.meta.dirname, 'bare-tus-server.ts')
  const child = spawn(process.execPath, [program, String(port), home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { ...peerOf(child), url: `http://127.0.0.1:${port}/files` }
}

/** Sends the whole file by the published tus client, with a PATCH per chunk. */
export function sendByTus(url: string, bytes: Buffer, chunkSize: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  new Upload(bytes, {
    endpoint: url,
    chunkSize,
    uploadSize: bytes.length,
    retryDelays: null,
    onSuccess: () => resolve(),
    onError: reject,
  }).start()
  return promise
}

export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

function peerOf(child: ChildProcess) {
  return { pid: child.pid ?? 0, stop: () => void child.kill() }
}

function nginxConfiguration(home: string, port: number): string {
  return `daemon off;
master_process off;
user root;
pid ${home}/pid;
error_log stderr crit;
events { worker_connections 64; }
http {
  access_log off;
  client_max_body_size 3m;
  keepalive_requests 1000000; # 1000 by itself: the thousandth chunk of a large file would find the line shut
  client_body_temp_path ${home}/temp;
  server {
    listen 127.0.0.1:${port};
    location / { root ${home}/files; dav_methods PUT; create_full_put_path on; }
  }
}
`
}
