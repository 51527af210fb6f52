/** `npm start`: builds what changed, then becomes the server. Arguments are the server's; see `npm start -- --help`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT, staleParts } from './stamp.mjs'

if (staleParts().length > 0) await build()
await import(join(ROOT, 'dist', 'server', 'main.js'))

/** Builds in a separate process, whose memory and NODE_ENV are not the server's. */
async function build() {
  console.log('Building…')
  const builder = spawn(process.execPath, [join(ROOT, 'tools', 'build.mjs')], { stdio: 'inherit' })
  const endToo = () => {
    builder.kill()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endToo)
  const [status] = await once(builder, 'exit')
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endToo)
  if (status !== 0) process.exit(status ?? 1)
}
