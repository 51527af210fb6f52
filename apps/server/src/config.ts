import { join } from 'node:path'
import { UserType } from '@systole/domain/accounts/user-type'
import { brands } from '@systole/domain/hospitals/variant'
import { RefundLimitsText } from '@systole/domain/payments/refund-limits'
import { z } from 'zod'
import { projectRoot } from './project-root.ts'

const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
const url = z.url({ protocol: /^https?$/ })
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const hostNames = list
  .transform((names) => names.map((name) => name.toLowerCase()))
  .pipe(z.array(z.hostname()))
const second = brands['systole-cn']
const port = wholeNumber.pipe(z.number().max(65_535))
const flag = z.enum(['0', '1']).transform((text) => text === '1')

const secondFactorRoles = list
  .transform((roles) => (roles.join() === 'none' ? [] : roles))
  .pipe(z.array(UserType))

const gatewayName = z.enum(['sandbox', 'stripe'])

export type Setting = { schema: z.ZodType; fallback?: string; about: string; secret?: true }

/**
 * All settings of the server: environment variables or `--kebab-case` flags. Listed by `npm start -- --help` and in
 * docs/operations.md.
 */
export const SETTINGS = {
  PORT: { schema: port, fallback: '3000', about: 'Port to listen on; 0 takes a free one' },
  HOST: { schema: z.string().min(1), fallback: '127.0.0.1', about: 'Address to listen on' },
  PUBLIC_URL: {
    schema: url.optional(),
    about:
      'Address people reach the portal by; links in e-mails use it. Default: http://localhost:PORT; production needs it said',
  },
  ALLOWED_ORIGINS: {
    schema: list.pipe(z.array(url)),
    fallback: '',
    about: 'Further http(s) origins a payment may return to, comma-separated',
  },
  FRAME_ORIGINS: {
    schema: list.pipe(z.array(url)),
    fallback: '',
    about: 'Further http(s) origins whose pages may frame the ECG pages, comma-separated',
  },
  TRUST_PROXY: {
    schema: wholeNumber,
    fallback: '0',
    about: 'Number of proxies in front whose X-Forwarded-* is believed',
  },
  DATA_DIR: {
    schema: z.string().min(1),
    fallback: defaultDataDir(),
    about: 'Folder of uploaded files and of the embedded database',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'A PostgreSQL 15 or newer; without it one is started here',
    secret: true,
  },
  DATABASE_POOL: { schema: wholeNumber, fallback: '10', about: 'Connections to the database' },
  ROLE: {
    schema: z.enum(['all', 'web', 'worker']),
    fallback: 'all',
    about: 'web answers requests, worker does jobs, all does both',
  },
  S3_ENDPOINT: {
    schema: url.optional(),
    about: 'Address of an S3 server that keeps the files; without it they lie in DATA_DIR/files',
  },
  S3_BUCKET: { schema: z.string().min(1).optional(), about: 'Bucket of the files, by path style' },
  S3_REGION: { schema: z.string().min(1), fallback: 'us-east-1', about: 'Region of the bucket' },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1).optional(), about: 'Key for the bucket' },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().min(1).optional(),
    about: 'Secret of the key',
    secret: true,
  },
  STORAGE_QUOTA_BYTES: {
    schema: wholeNumber,
    fallback: '200000000000',
    about: 'What the files of one hospital may take together, unless it has a bound of its own',
  },
  CLOCK_SHIFT_FILE: {
    schema: z.string().optional(),
    about:
      'A file with the milliseconds by which the portal takes the time to be another, for tests; refused in production',
  },
  RELEASE_UNDO_SECONDS: {
    schema: wholeNumber.pipe(z.number().max(600)),
    fallback: '10',
    about: 'How long a signed report can be taken back before it is released; 0 releases at once',
  },
  ECG_NORMAL_REPORTS: {
    schema: flag,
    fallback: '0',
    about:
      '1 lets patchers sign normal ECG reports of the hospitals that allow them, once a veterinarian in charge approved it',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'Mail server; without it mails are kept in the inbox page /dev/inbox',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.email(),
    fallback: brands.systole.mailFrom,
    about: 'Sender address of e-mails',
  },
  BRAND: {
    schema: z.string().min(1),
    fallback: brands.systole.name,
    about: 'Name of the portal on pages, in e-mails and reports',
  },
  SUPPORT_EMAIL: {
    schema: z.email(),
    fallback: brands.systole.supportEmail,
    about: 'Address shown where help is offered',
  },
  SUPPORT_SITE: {
    schema: url,
    fallback: brands.systole.supportSite,
    about: 'Page where help is offered',
  },
  CN_PUBLIC_URL: {
    schema: url.optional(),
    about:
      'Address of the second variant. Without it, links of that variant lead to PUBLIC_URL, or here to the first of CN_HOSTS',
  },
  CN_HOSTS: {
    schema: hostNames,
    fallback: 'cn.localhost',
    about: 'Further host names that show the second variant, comma-separated',
  },
  CN_BRAND: {
    schema: z.string().min(1),
    fallback: second.name,
    about: 'BRAND of the second variant',
  },
  CN_MAIL_FROM: {
    schema: z.email(),
    fallback: second.mailFrom,
    about: 'MAIL_FROM of the second variant',
  },
  CN_SUPPORT_EMAIL: {
    schema: z.email(),
    fallback: second.supportEmail,
    about: 'SUPPORT_EMAIL of the second variant',
  },
  CN_SUPPORT_SITE: {
    schema: url,
    fallback: second.supportSite,
    about: 'SUPPORT_SITE of the second variant',
  },
  PAYMENT_GATEWAY: {
    schema: gatewayName,
    fallback: 'sandbox',
    about: 'Payment provider: sandbox (the test gateway) or stripe',
  },
  CN_PAYMENT_GATEWAY: {
    schema: gatewayName.optional(),
    about: 'PAYMENT_GATEWAY of the second variant. Default: the same',
  },
  PAYMENTS_ALLOW_SANDBOX: {
    schema: flag,
    fallback: '0',
    about: '1 lets the test gateway, or test keys of Stripe, run in production',
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/)
      .optional(),
    about: 'Secret or restricted key of the Stripe account, sk_live_… or sk_test_…',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRETS: {
    schema: list.pipe(z.array(z.string().regex(/^whsec_\S+$/))),
    fallback: '',
    about:
      'Signing secrets of the webhook address at Stripe, comma-separated: two while one is replaced',
    secret: true,
  },
  STRIPE_API: {
    schema: url.optional(),
    about: 'Address of something that plays Stripe, for tests; never in production',
  },
  REFUND_LIMITS: {
    schema: RefundLimitsText,
    fallback: 'USD 50, HKD 400, TWD 1600, CNY 400, MYR 250, JPY 8000, KRW 70000',
    about:
      'Up to how much of a payment one admin gives back; above, and in currencies not named, a second one agrees',
  },
  DEMO: {
    schema: flag,
    fallback: '1',
    about: '1 seeds demo accounts and cases into an empty database; never in production',
  },
  FFMPEG: {
    schema: z.string().min(1),
    fallback: 'ffmpeg',
    about:
      'ffmpeg program that makes clips playable in browsers, its ffprobe beside it; without one, clips are kept and downloaded as they are',
  },
  SECOND_FACTOR_ROLES: {
    schema: secondFactorRoles.optional(),
    about:
      'Roles that have to set up an authenticator app when they first sign in, comma-separated, or none. Default: internal_admin in production, else none',
  },
  PUSH_HOSTS: {
    schema: list,
    fallback: '',
    about:
      'Hosts with ports of push services besides those of the browsers, comma-separated, for tests; refused in production',
  },
  METRICS_PORT: {
    schema: port.optional(),
    about:
      'Port of /metrics for Prometheus, with /healthz and /readyz, which a worker serves nowhere else; none by default',
  },
  METRICS_HOST: {
    schema: z.string().min(1),
    fallback: '127.0.0.1',
    about: 'Address of /metrics; never one that the public reaches',
  },
  SHUTDOWN_DELAY_SECONDS: {
    schema: wholeNumber.pipe(z.number().max(300)).optional(),
    about:
      'How long calls are still taken after SIGTERM, with readiness withdrawn, so that a load balancer notices. Default: 10 in production, else 0',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    fallback: 'warn',
    about: 'How much is logged',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']),
    fallback: 'development',
    about: 'production seeds nothing and shows no development pages',
  },
} as const satisfies Record<string, Setting>

type Name = keyof typeof SETTINGS
export type Settings = { [N in Name]: z.output<(typeof SETTINGS)[N]['schema']> }

/**
 * Returns the default data folder: a system folder for root, because the database then runs as another user; otherwise in the
 * checkout.
 */
function defaultDataDir(): string {
  return process.getuid?.() === 0 ? '/var/lib/systole' : join(projectRoot(), '.data')
}
