import { once } from 'node:events'
import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'
const OCTETS = 'content-type: application/octet-stream'

/** Opens one kept-alive connection that sends a body and waits for the response; the client must cost as little as possible. */
export async function rawConnection(address: string) {
  const { hostname, port, host } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  socket.setEncoding('latin1') // one character per byte, so that lengths are bytes

  return {
    async send(
      method: 'POST' | 'PUT',
      path: string,
      body: Buffer,
      headers = OCTETS,
    ): Promise<{ status: number; body: string }> {
      const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\ncontent-length: ${body.length}${HEAD_END}`
      const answer = readAnswer()
      socket.cork()
      socket.write(head)
      socket.write(body)
      socket.uncork()
      return answer
    },
    close: () => socket.destroy(),
  }

  async function readAnswer() {
    let text = ''
    while (!isWhole(text)) text += (await once(socket, 'data'))[0]
    return { status: Number(text.slice(9, 12)), body: text.slice(text.indexOf(HEAD_END) + 4) }
  }
}

/** Returns true for a complete response: it has the length of its header, or ends with an empty chunk. */
function isWhole(text: string): boolean {
  const headEnd = text.indexOf(HEAD_END)
  if (headEnd < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1]
  if (length === undefined) return text.endsWith(`0${HEAD_END}`)
  return text.length - headEnd - HEAD_END.length >= Number(length)
}
