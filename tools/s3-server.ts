/**
 * A real S3 server on this machine, for tests and experiments: OpenStack Swift with its S3 interface, one node, all state in a
 * folder of its own under /tmp. `node tools/s3-server.ts` runs one until Ctrl-C and prints the settings that use it. Debian and
 * Ubuntu: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../e2e/support/server.ts'

const run = promisify(execFile)

const PROGRAMS = {
  proxy: '/usr/bin/swift-proxy-server',
  account: '/usr/bin/swift-account-server',
  container: '/usr/bin/swift-container-server',
  object: '/usr/bin/swift-object-server',
  ring: '/usr/bin/swift-ring-builder',
  memcached: '/usr/bin/memcached',
} as const
const DISKS = ['account', 'container', 'object'] as const
const LONGEST_START_MS = 60_000
const ASKED_AGAIN_MS = 200

const USER = 'systole:files'
const SECRET = 'local-secret'
const BUCKET = 'portal-files'

export type S3Server = {
  /** The settings with which the portal uses it. */
  settings: Record<
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >
  makeBucket(name: string): Promise<void>
  stop(): Promise<void>
}

/** Returns why no S3 server can run here; undefined if one can. */
export function whyNoS3Server(): string | undefined {
  const missing = Object.values(PROGRAMS).filter((path) => !existsSync(path))
  return missing.length > 0 ? `OpenStack Swift is not installed (${missing[0]})` : undefined
}

/** Starts the server and resolves once it responds; `stop` removes everything. */
export async function startS3Server(): Promise<S3Server> {
  const why = whyNoS3Server()
  if (why) throw new Error(why)
  const home = await mkdtemp(join(tmpdir(), 'systole-s3-'))
  const ports = {
    proxy: await freePort(),
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    memcached: await freePort(),
  }
  await mkdir(join(home, 'devices', 'd1'), { recursive: true })
  await writeConfiguration(home, ports)
  await Promise.all(DISKS.map((kind) => buildRing(home, kind, ports[kind])))

  const log = await open(join(home, 'log'), 'a')
  const start = (program: string, args: readonly string[]) =>
    spawn(program, args, { stdio: ['ignore', log.fd, log.fd], env: { PATH: '/usr/bin:/bin' } })
  const children = [
    start(PROGRAMS.memcached, memcachedArguments(ports.memcached)),
    ...[...DISKS, 'proxy' as const].map((kind) =>
      start(PROGRAMS[kind], [join(home, `${kind}.conf`)]),
    ),
  ]
  const stop = async () => {
    await Promise.all(children.map(end))
    await log.close()
    await rm(home, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  try {
    await answering(`${endpoint}/healthcheck`)
    await makeBucket(endpoint, BUCKET)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: USER,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    makeBucket: (name) => makeBucket(endpoint, name),
    stop,
  }
}

type Ports = Record<(typeof DISKS)[number] | 'proxy' | 'memcached', number>

async function writeConfiguration(home: string, ports: Ports): Promise<void> {
  const hash = '[swift-hash]\nswift_hash_path_suffix = local\nswift_hash_path_prefix = local\n'
  await writeFile(join(home, 'swift.conf'), hash)
  await writeFile(join(home, 'proxy.conf'), proxyConfiguration(home, ports))
  for (const kind of DISKS)
    await writeFile(join(home, `${kind}.conf`), serverConfiguration(home, kind, ports[kind]))
}

function common(home: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${home}
user = ${userInfo().username}
log_level = WARNING
`
}

function serverConfiguration(home: string, kind: string, port: number): string {
  return `${common(home, port)}devices = ${join(home, 'devices')}
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`
}

function proxyConfiguration(home: string, ports: Ports): string {
  const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy']
  return `${common(home, ports.proxy)}[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth bulk copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${USER.replace(':', '_')} = ${SECRET} .admin
[filter:slo]
use = egg:swift#slo
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
`
}

/** Builds a ring of one partition on one device. */
async function buildRing(home: string, kind: string, port: number): Promise<void> {
  const builder = join(home, `${kind}.builder`)
  await run(PROGRAMS.ring, [builder, 'create', '4', '1', '1'])
  await run(PROGRAMS.ring, [builder, 'add', `r1z1-127.0.0.1:${port}/d1`, '1'])
  await run(PROGRAMS.ring, [builder, 'rebalance'])
}

function memcachedArguments(port: number): string[] {
  return ['-l', '127.0.0.1', '-p', String(port), '-U', '0', '-m', '16', '-u', userInfo().username]
}

async function answering(url: string): Promise<void> {
  const last = performance.now() + LONGEST_START_MS
  while (performance.now() < last) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await wait(ASKED_AGAIN_MS)
  }
  throw new Error(`Swift does not answer at ${url}`)
}

/**
 * Creates a container, which S3 calls a bucket, by Swift's own interface. Its storage servers may start a little later than its
 * proxy.
 */
async function makeBucket(endpoint: string, name: string): Promise<void> {
  const last = performance.now() + LONGEST_START_MS
  let status = 0
  while (performance.now() < last) {
    status = await tryBucket(endpoint, name)
    if (status === 201 || status === 202) return
    await wait(ASKED_AGAIN_MS)
  }
  throw new Error(`Swift makes no bucket: ${status}`)
}

async function tryBucket(endpoint: string, name: string): Promise<number> {
  const signIn = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': USER, 'x-auth-key': SECRET },
  })
  if (!signIn.ok) return signIn.status
  const made = await fetch(`${signIn.headers.get('x-storage-url')}/${name}`, {
    method: 'PUT',
    headers: { 'x-auth-token': signIn.headers.get('x-auth-token') ?? '' },
  })
  return made.status
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL') // its data is not kept
  await ended
}

if (import.meta.main) {
  const why = whyNoS3Server()
  if (why) {
    console.error(`${why}. Install it with apt-get; see the head of tools/s3-server.ts.`)
    process.exit(1)
  }
  const server = await startS3Server()
  const lines = Object.entries(server.settings).map(([name, value]) => `${name}=${value}`)
  console.log('An S3 server runs until Ctrl-C. npm start uses it with these settings:')
  console.log(lines.join('\n'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
}
