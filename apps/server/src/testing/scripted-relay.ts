import { once } from 'node:events'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** The mail server's behaviour for one message. */
export type RelayAct = 'accept' | 'refuse' | 'later' | 'slow' | 'cutOff' | 'dropAfterTaking'
export type TakenMail = { to: string; messageId: string; raw: string }

const SLOW_MS = 1200

/** Starts a real mail server in this process that follows a script per message, and then accepts. */
export async function scriptedRelay() {
  const taken: TakenMail[] = []
  const script: RelayAct[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      script[0] === 'refuse' ? done(answer(550, script.shift() && 'no such mailbox')) : done(),
    onData(stream, session, done) {
      const act = script.shift() ?? 'accept'
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => {
        parts.push(part)
        if (act === 'cutOff') hangUp(server, session)
      })
      stream.on('end', () => {
        if (act === 'cutOff') return done(answer(451, 'gone'))
        if (act === 'later') return done(answer(451, 'try again later'))
        const take = () => {
          taken.push(mailOf(session, Buffer.concat(parts).toString()))
          if (act === 'dropAfterTaking') hangUp(server, session)
          done()
        }
        if (act === 'slow') setTimeout(take, SLOW_MS)
        else take()
      })
    },
  })
  server.on('error', () => {}) // clients that disconnect are part of the tests
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    /** Sets the behaviour for the next messages. */
    will: (...acts: RelayAct[]) => {
      script.splice(0, script.length, ...acts)
      taken.splice(0, taken.length)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function answer(responseCode: number, message = ''): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Breaks the connection, as when a machine in between fails. */
function hangUp(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session.id === session.id) connection._socket.destroy()
  }
}

function mailOf(session: SMTPServerSession, raw: string): TakenMail {
  const to = session.envelope.rcptTo.map(({ address }) => address).join(',')
  return { to, messageId: /^message-id: *(\S+)/im.exec(raw)?.[1] ?? '', raw }
}
