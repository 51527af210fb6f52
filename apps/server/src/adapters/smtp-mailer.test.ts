import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { MailOutcomeUnknown, MailRefusedForGood } from '../ports/mailer.ts'
import { aMail, mailerSuite } from '../testing/mailer-suite.ts'
import { smtpMailer } from './smtp-mailer.ts'

type Taken = { recipients: string[]; raw: Buffer }

const taken: Taken[] = []
const relays: SMTPServer[] = []
let url = ''

/** Starts a real mail server in this process, on a free port. */
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
  server.on('error', () => {}) // clients that disconnect are part of these tests
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

test('a relay with a certificate that no authority vouches for gets no mail', async () => {
  const address = await relay({ disabledCommands: [], secure: false })
  vi.spyOn(console, 'error').mockClear() // the test server correctly warns about its own certificate
  const failure = await smtpMailer(address)
    .send(aMail())
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailRefusedForGood)
  expect(taken).toEqual([])
})

const hangUp = (server: SMTPServer | undefined) => {
  for (const connection of server?.connections ?? []) connection._socket.resetAndDestroy()
}

test('F9 a relay that breaks off after the final dot leaves it unknown whether the mail arrived', async () => {
  const address = await relay({
    onData: (stream) => void stream.resume().on('end', () => hangUp(server)),
  })
  const server = relays.at(-1)
  const mailer = smtpMailer(address)
  await expect(mailer.send(aMail())).rejects.toThrow(MailOutcomeUnknown)
  await mailer.close()
})

test('F9 a relay that breaks off before the text has certainly not taken the mail', async () => {
  const address = await relay({ onRcptTo: () => hangUp(server) })
  const server = relays.at(-1)
  const mailer = smtpMailer(address)
  const failure = await mailer.send(aMail()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailOutcomeUnknown)
  await mailer.close()
})

test('F9 a relay that is silent after the text holds up no other mail, and is given up', async () => {
  const address = await relay({
    onData(stream, session, done) {
      const [recipient] = session.envelope.rcptTo
      stream.resume().on('end', () => recipient?.address.startsWith('silent') || done())
    },
  })
  const mailer = smtpMailer(address, { silence: 6000, longest: 20_000 })
  const answers: string[] = []
  const silent = mailer
    .send(aMail({ to: 'silent@harbour.test' }))
    .then(() => answers.push('sent'))
    .catch((error: unknown) => answers.push(String(error)))
  for (let mail = 0; mail < 20; mail += 1) await mailer.send(aMail())
  expect(answers).toEqual([])
  await silent
  expect(answers.join()).toContain('MailOutcomeUnknown')
  await mailer.close()
}, 40_000)

test('many mails go over few connections', async () => {
  let connections = 0
  const mailer = smtpMailer(
    await relay({
      onConnect: (_, done) => {
        connections += 1
        done()
      },
    }),
  )
  await Promise.all(Array.from({ length: 40 }, () => mailer.send(aMail())))
  expect(connections).toBeLessThanOrEqual(8)
  expect(taken).toHaveLength(40)
  await mailer.close()
})
