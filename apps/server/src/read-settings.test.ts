import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from './config.ts'
import { projectRoot } from './project-root.ts'
import { describeSettings, readSettings } from './read-settings.ts'

const names = Object.keys(SETTINGS)

test.each(names)('%s is listed by --help and in docs/operations.md', (name) => {
  expect(describeSettings()).toContain(name)
  expect(readFileSync(join(projectRoot(), 'docs/operations.md'), 'utf8')).toContain(
    `| \`${name}\` |`,
  )
})

test('an empty environment is enough', () => {
  const read = readSettings({})
  expect(read).toMatchObject({
    settings: { PORT: 3000, HOST: '127.0.0.1', ROLE: 'all', NODE_ENV: 'development' },
  })
})

test('a flag wins over the environment', () => {
  expect(readSettings({ PORT: '1' }, ['--port', '8080'])).toMatchObject({
    settings: { PORT: 8080 },
  })
  expect(readSettings({ PORT: '1' }, ['--port=8081'])).toMatchObject({ settings: { PORT: 8081 } })
})

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ ALLOWED_ORIGINS: 'https://clinic.test, clinic.test' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'javascript:1' }, 'ALLOWED_ORIGINS'],
  [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
  [{ ROLE: 'boss' }, 'ROLE'],
  [{ SMTP_URL: 'https://mail' }, 'SMTP_URL'],
  [{ S3_ENDPOINT: 'files.test' }, 'S3_ENDPOINT'],
  [{ STORAGE_QUOTA_BYTES: '2 GB' }, 'STORAGE_QUOTA_BYTES'],
])('%j is refused by name, without repeating secrets', (environment, name) => {
  const read = readSettings(environment)
  const problems = 'problems' in read ? read.problems.join('\n') : ''
  expect(problems).toContain(name)
  expect(problems).not.toContain('https://mail')
})

test('a flag that names no setting is refused', () => {
  expect(readSettings({}, ['--prot', '1'])).toMatchObject({ problems: ['--prot: no such setting'] })
})

test('the test gateway runs in production only when that is said', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.test' }
  expect(readSettings(production)).toMatchObject({
    problems: [expect.stringContaining('PAYMENTS_ALLOW_SANDBOX=1')],
  })
  const allowed = readSettings({ ...production, PAYMENTS_ALLOW_SANDBOX: '1' })
  expect(allowed).toMatchObject({ settings: { PAYMENTS_ALLOW_SANDBOX: true } })
})

test('the last port and a list of origins are taken', () => {
  const given = { PORT: '65535', ALLOWED_ORIGINS: 'https://a.test, http://b.test:81' }
  expect(readSettings(given)).toMatchObject({
    settings: { PORT: 65_535, ALLOWED_ORIGINS: ['https://a.test', 'http://b.test:81'] },
  })
})

test('production does not start without the address that its links use', () => {
  expect(readSettings({ NODE_ENV: 'production', PAYMENTS_ALLOW_SANDBOX: '1' })).toMatchObject({
    problems: [expect.stringContaining('PUBLIC_URL')],
  })
})

const STRIPE = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRETS: 'whsec_one, whsec_two',
}

test('Stripe is taken with its key and its secrets', () => {
  expect(readSettings(STRIPE)).toMatchObject({
    settings: { STRIPE_WEBHOOK_SECRETS: ['whsec_one', 'whsec_two'] },
  })
})

test.each([
  ['STRIPE_SECRET_KEY', { ...STRIPE, STRIPE_SECRET_KEY: '' }],
  ['STRIPE_SECRET_KEY', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_abc' }],
  ['STRIPE_WEBHOOK_SECRETS', { ...STRIPE, STRIPE_WEBHOOK_SECRETS: '' }],
  ['STRIPE_WEBHOOK_SECRETS', { ...STRIPE, STRIPE_WEBHOOK_SECRETS: 'secret' }],
  ['STRIPE_SECRET_KEY', { CN_PAYMENT_GATEWAY: 'stripe', STRIPE_WEBHOOK_SECRETS: 'whsec_one' }],
  ['STRIPE_SECRET_KEY', { ...STRIPE, NODE_ENV: 'production', PUBLIC_URL: 'https://portal.test' }],
  [
    'STRIPE_API',
    {
      ...STRIPE,
      STRIPE_SECRET_KEY: 'sk_live_abc',
      STRIPE_API: 'http://127.0.0.1:1',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.test',
    },
  ],
])('%s that does not hold is named, and no key is repeated', (name, environment) => {
  const read = readSettings(environment)
  const problems = 'problems' in read ? read.problems : []
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
  expect(problems.join()).not.toMatch(/_abc|whsec_one/)
})

const S3 = {
  S3_ENDPOINT: 'https://s3.test',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('an S3 server is taken with all that it needs', () => {
  expect(readSettings(S3)).toMatchObject({ settings: { ...S3, S3_REGION: 'us-east-1' } })
})

test.each(Object.keys(S3))('an S3 server without %s is refused', (name) => {
  expect(readSettings({ ...S3, [name]: '' })).toMatchObject({
    problems: [expect.stringMatching(new RegExp(`^${name}: `))],
  })
})
