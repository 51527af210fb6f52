import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'

/** A server with the published tus package in its default setup: offsets and files, no hash, no sync. */
const [port = '0', directory = ''] = process.argv.slice(2)
const server = new Server({ path: '/files', datastore: new FileStore({ directory }) })
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
