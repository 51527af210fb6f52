import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('src/push-worker.ts', import.meta.url))
const NAME = 'push-worker.js'

/** Builds the service worker of notifications as a file of its own; its address never changes, or browsers would keep the old one. */
export function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await built() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, reply) => {
        void built().then((code) => reply.setHeader('Content-Type', 'text/javascript').end(code))
      })
    },
  }
}

async function built(): Promise<string> {
  const source = await readFile(SOURCE, 'utf8')
  const { code } = await transform(source, { loader: 'ts', format: 'iife', minify: true })
  return code
}
