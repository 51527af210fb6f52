/** `npm run dev`: runs the server from its sources, restarted at each change, behind Vite with live reload on PORT. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './stamp.mjs'

const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const behind = `http://127.0.0.1:${serverPort}`

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    },
  },
)

const page = await createServer({
  configFile: join(ROOT, 'apps/web/vite.config.ts'),
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port,
    strictPort: true,
    proxy: { '/api': behind, '/files': behind, '/sandbox-pay': behind, '/dev': behind },
  },
})
await page.listen()
console.log(`The live page: http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server.kill(signal)
    await page.close()
  })
}
server.once('exit', (status) => process.exit(status ?? 0))
