/**
 * Prepares the checkout to run. Plain Node >= 20 without any dependency, because it runs before there is one. `--browser` also
 * installs the Debian packages of the browser tests.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHROMIUM } from './chromium.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.lock-stamp')
const OLDEST_NODE = 24

/** The Debian packages the tests use, with the file that shows each is installed. */
const DEBIAN_PARTS = [
  { file: CHROMIUM.path, debianPackage: CHROMIUM.debianPackage },
  {
    file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
    debianPackage: 'fonts-noto-cjk',
  },
  {
    // the metrics of Arial and Times New Roman, which the stand-ins of the web fonts are adjusted to
    file: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
    debianPackage: 'fonts-liberation',
  },
  { file: '/usr/bin/pdftotext', debianPackage: 'poppler-utils' },
]

const parts = process.argv.includes('--browser') && startDebianParts()
ensurePackages()
ensureNode()
if (parts) await finish(parts)

function ensurePackages() {
  const lock = readFileSync(LOCK, 'utf8')
  if (readIfThere(STAMP) === lock) return
  if (!isInstalledAsLocked(lock)) {
    console.log('Installing packages…')
    // --include: NODE_ENV=production or an `omit` in a user's npmrc would omit the build tools or Node itself
    const everything = ['--include=dev', '--include=optional']
    const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
    run('npm', ['ci', '--ignore-scripts', ...everything, ...quietly])
  }
  writeFileSync(STAMP, lock)
}

/** Compares with npm's own record, because a plain `npm install` leaves no stamp. */
function isInstalledAsLocked(lock) {
  const record = readIfThere(join(ROOT, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return wanted.optional === true && !isMadeForThisMachine(wanted)
    return found.version === wanted.version && found.resolved === wanted.resolved
  })
}

function isMadeForThisMachine({ os = [], cpu = [], libc = ['glibc'] }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && libc.includes('glibc')
}

/** Requires Node 24 from the platform packages; on other platforms the machine's own must be recent enough. */
function ensureNode() {
  const packaged = join(ROOT, 'node_modules', '.bin', 'node')
  const version = existsSync(packaged)
    ? spawnSync(packaged, ['--version'], { encoding: 'utf8' }).stdout.trim()
    : process.version
  if (Number.parseInt(version.slice(1), 10) >= OLDEST_NODE) return
  stop(`Systole runs on Node ${OLDEST_NODE} or newer, and this machine has ${version}.`)
}

/** Downloads and unpacks packages in parallel with npm; undefined if all are installed. */
function startDebianParts() {
  const missing = DEBIAN_PARTS.filter(({ file }) => !existsSync(file)).map(
    ({ debianPackage }) => debianPackage,
  )
  if (missing.length === 0) return undefined
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`
  if (!isRoot()) stop(`The tests need ${missing.join(', ')}. As root: ${command}`)
  if (spawnSync('apt-get', ['--version']).error) {
    stop(`The tests need ${missing.join(', ')}, and this machine has no apt-get to install them.`)
  }
  console.log(`Installing ${missing.join(', ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = `apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`
  return spawn('sh', ['-c', `apt-get update -qq && ${install}`], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'], // its warnings are shown only on failure
  })
}

async function finish(child) {
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const [status] = await once(child, 'close')
  if (status !== 0) stop(`apt-get failed: ${said || `exit ${status}`}`)
}

function isRoot() {
  return process.getuid?.() === 0
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function run(command, args, options = {}) {
  const how = { cwd: ROOT, stdio: 'inherit', ...options }
  const { status, error, stderr } = spawnSync(command, args, how)
  if (status === 0) return
  stop(`${command} ${args[0]} failed: ${error?.message ?? stderr ?? `exit ${status}`}`)
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
