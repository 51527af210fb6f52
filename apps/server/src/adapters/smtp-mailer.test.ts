import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { MailRefusedForGood } from '../ports/mailer.ts'
import { aMail, mailerSuite } from '../testing/mailer-suite.ts'
import { smtpMailer } from './smtp-mailer.ts'

type Taken = { recipients: string[]; raw: Buffer }

const taken: Taken[] = []
const relays: SMTPServer[] = []
let url = ''

/** A real mail server in this process, on a free port. */
async function relay(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        taken.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
    ...options,
  })
  server.on('error', () => {}) // clients that hang up are part of these tests
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  relays.push(server)
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `smtp://127.0.0.1:${address.port}`
}

const close = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()))

beforeAll(async () => {
  url = await relay()
})
afterEach(() => {
  taken.length = 0
})
afterAll(() => Promise.all(relays.map(close)))

const answering = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

describe('SMTP keeps to what every mailer keeps to', () =>
  mailerSuite(() => ({
    mailer: smtpMailer(url),
    arrived: async (recipient) =>
      taken.filter(({ recipients }) => recipients.includes(recipient)).map(({ raw }) => raw),
  })))

test('one mail has one recipient in the envelope', async () => {
  const mail = aMail()
  await smtpMailer(url).send(mail)
  expect(taken.map(({ recipients }) => recipients)).toEqual([[mail.to]])
})

test.each<[string, SMTPServerOptions]>([
  ['the recipient', { onRcptTo: (_, __, done) => done(answering(550, 'no such mailbox')) }],
  [
    'the message',
    {
      onData: (stream, _, done) => {
        stream.resume().on('end', () => done(answering(554, 'looks like spam')))
      },
    },
  ],
])('a relay that refuses %s with 5xx is not asked again', async (_, options) => {
  const mailer = smtpMailer(await relay(options))
  await expect(mailer.send(aMail())).rejects.toThrow(MailRefusedForGood)
})

test.each<[string, SMTPServerOptions]>([
  ['a full mailbox', { onRcptTo: (_, __, done) => done(answering(452, 'mailbox full')) }],
  ['a busy relay', { onConnect: (_, done) => done(answering(421, 'too busy')) }],
  ['our sender', { onMailFrom: (_, __, done) => done(answering(550, 'sender not known')) }],
  [
    'a failure after the text',
    {
      onData: (stream, _, done) => {
        stream.resume().on('end', () => done(answering(451, 'try later')))
      },
    },
  ],
])('%s passes: the mail is tried again later', async (_, options) => {
  const mailer = smtpMailer(await relay(options))
  const failure = await mailer.send(aMail()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailRefusedForGood)
})

test('a refused login is our own trouble, not the mail’s', async () => {
  const address = await relay({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(answering(535, 'wrong password')),
  })
  const mailer = smtpMailer(address.replace('smtp://', 'smtp://portal:wrong@'))
  const failure = await mailer.send(aMail()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailRefusedForGood)
})

test('a relay that is away is tried again later', async () => {
  const address = await relay()
  const last = relays.pop()
  if (last) await close(last)
  const failure = await smtpMailer(address)
    .send(aMail())
    .catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(MailRefusedForGood)
  expect(failure).toMatchObject({ code: 'ESOCKET' })
})

test('a relay with a certificate that nobody vouches for gets no mail', async () => {
  const address = await relay({ disabledCommands: [], secure: false })
  vi.spyOn(console, 'error').mockClear() // the test relay warns of its own certificate, rightly
  const failure = await smtpMailer(address)
    .send(aMail())
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailRefusedForGood)
  expect(taken).toEqual([])
})
