/** `npm run admin -- --email …`: creates or enables an internal admin and prints the link to choose a password. OPS-1. */
import { parseArgs } from 'node:util'
import { isEmail, normalizeEmail } from '@systole/domain/accounts/email'
import { SETTINGS, type Settings } from './config.ts'
import { openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { runningPostgres } from './db/running-postgres.ts'
import {
  ADMIN_LINK_HOURS,
  type MadeAdmin,
  makeAdmin,
} from './features/accounts/office/make-admin.ts'
import { readSettings } from './read-settings.ts'

const UNUSABLE = 2
const NAME_MAX_CHARACTERS = 60
const OWN_FLAGS = {
  email: { type: 'string' },
  name: { type: 'string' },
  title: { type: 'string' },
  'reset-second-factor': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const HELP = `npm run admin -- --email grace@portal.example [--name "Grace Yeung"] [--title MBA] [--reset-second-factor]

Opens the account of an internal admin, or enables one that was disabled, and prints a link to choose a
password. The link works once, for ${ADMIN_LINK_HOURS} hours; running the command again prints a new one and ends the
earlier one. Nothing else of an enabled account changes, unless --reset-second-factor removes its authenticator
app, recovery codes and passkeys and ends its sessions. Every run is written to the audit log.

Give it the settings of the server (DATABASE_URL or DATA_DIR, PUBLIC_URL), as environment or as flags. It works
before the first start of the server and beside a running one.`

const SAID: Record<MadeAdmin['outcome'], string> = {
  created: 'The account is open.',
  enabled: 'The account was disabled; it is enabled again, without its former password.',
  kept: 'The account was enabled already. Its password holds until the link is used.',
}

const { values, unknown } = readFlags()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const { name = '', title = '', 'reset-second-factor': resetsSecondFactor = false } = values
const email = normalizeEmail(values.email ?? '')
const problems = [
  ...unknown,
  ...(isEmail(email) ? [] : ['--email: an e-mail address is needed.']),
  ...(Math.max(name.length, title.length) > NAME_MAX_CHARACTERS
    ? [`--name, --title: use at most ${NAME_MAX_CHARACTERS} characters.`]
    : []),
]
const read = readSettings(process.env, settingFlags())
if ('problems' in read) problems.push(...read.problems)
if ('problems' in read || problems.length > 0) {
  console.error([...problems.map((problem) => `  ${problem}`), '', HELP].join('\n'))
  process.exit(UNUSABLE)
}
await run(read.settings)

async function run(settings: Settings): Promise<void> {
  const running = settings.DATABASE_URL ?? runningPostgres(settings.DATA_DIR)
  const postgres = running ? undefined : await startEmbeddedPostgres({ home: settings.DATA_DIR })
  const connectionString = running ?? postgres?.connectionString ?? ''
  try {
    await migrate(connectionString)
    const handle = openDatabase(connectionString, { connections: 1, onError: () => {} })
    const made = await makeAdmin(
      { database: handle.db, now: new Date(), origin: originOf(settings) },
      { person: { email, title: title.trim(), ...named() }, resetsSecondFactor },
    ).finally(handle.close)
    console.log(`${SAID[made.outcome]} ${email}, internal admin.`)
    console.log(`Choose a password here, once, within ${ADMIN_LINK_HOURS} hours:\n${made.href}`)
  } finally {
    await postgres?.stop()
  }
}

function originOf({ PUBLIC_URL, PORT }: Settings): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '')
}

/** Splits "Grace Yeung" into first and last name; without a name, uses the mailbox of the address. */
function named(): { firstName: string; lastName: string } {
  const [first = '', ...rest] =
    name.trim() === '' ? [email.split('@', 1)[0] ?? ''] : name.trim().split(/\s+/)
  return { firstName: first, lastName: rest.join(' ') }
}

type Flags = {
  [F in keyof typeof OWN_FLAGS]?: (typeof OWN_FLAGS)[F]['type'] extends 'string' ? string : boolean
}

/** Returns the flags of this command and of the server's settings, or the unknown ones. */
function readFlags(): { values: Flags; unknown: string[] } {
  const settings = Object.keys(SETTINGS).map((each) => [kebab(each), { type: 'string' }] as const)
  const options = { ...Object.fromEntries(settings), ...OWN_FLAGS }
  try {
    return { values: parseArgs({ options }).values, unknown: [] }
  } catch (error) {
    return { values: {}, unknown: [error instanceof Error ? error.message : String(error)] }
  }
}

function settingFlags(): string[] {
  const given = Object.entries(values).filter(([flag]) => !(flag in OWN_FLAGS))
  return given.map(([flag, value]) => `--${flag}=${value}`)
}

function kebab(setting: string): string {
  return setting.toLowerCase().replaceAll('_', '-')
}
