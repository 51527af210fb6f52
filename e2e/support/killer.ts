import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import type { Orders } from '../../apps/server/src/testing/killed/acts.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** The number of parallel lives on two cores: one dies while the next starts. */
const AT_ONCE = 3
/** The packages that are native or read files beside themselves; a payment uses none of them. */
const LEFT_AS_PACKAGES = [
  '@cornerstonejs/*',
  '@expo-google-fonts/*',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@systole/fixtures/*',
  'opencc-js',
  'pdfjs-dist/*',
  'pdfkit',
  'pg-native',
  'sharp',
]
const REQUIRE = `import { createRequire as systoleRequire } from 'node:module'; const require = systoleRequire(import.meta.url);`

export type Death = { signal: string; effects: string[] | undefined }

/** Builds the portal to be killed once, and runs it for each of the orders. */
export async function killer(options: {
  folder: string
  databaseUrl: string
  provider: string
  secret: string
}): Promise<(all: readonly Orders[]) => Promise<Death[]>> {
  const { folder, databaseUrl, provider, secret } = options
  const outdir = join(ROOT, 'dist', 'killed')
  await build({
    entryPoints: [join(ROOT, 'apps/server/src/testing/killed/portal.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: LEFT_AS_PACKAGES,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  })
  const die = async (orders: Orders): Promise<Death> => {
    const child = spawn(
      process.execPath,
      [join(outdir, 'portal.js'), databaseUrl, provider, secret, folder],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    const lines: string[] = []
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line === 'ready') child.stdin.write(`${JSON.stringify(orders)}\n`)
    })
    const [code, signal] = await once(child, 'close')
    return { signal: signal ?? `exit ${code}`, effects: effectsIn(lines.at(-1)) }
  }
  return async (all) => {
    const deaths: Death[] = []
    const left = all.entries()
    const worker = async () => {
      for (const [place, orders] of left) deaths[place] = await die(orders)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return deaths
  }
}

function effectsIn(line = ''): string[] | undefined {
  return line.startsWith('[') ? JSON.parse(line) : undefined
}
