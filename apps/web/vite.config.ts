import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { withoutDescriptions } from './without-descriptions.ts'
import { withoutJsonSchema } from './without-json-schema.ts'
import { withoutMeshReaders } from './without-mesh-readers.ts'

const portal = 'http://127.0.0.1:4100'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    withoutMeshReaders(),
    withoutDescriptions(),
    withoutJsonSchema(),
    precompressed(),
  ],
  worker: { format: 'es' }, // the DICOM decoder loads its rarer codecs when it needs them
  optimizeDeps: {
    // For `npm run dev`: the DICOM library stays in its own files, where it finds its worker and shares its
    // state; only the CommonJS it calls is prepared.
    exclude: ['core', 'dicom-image-loader', 'metadata', 'tools', 'utils'].map(
      (part) => `@cornerstonejs/${part}`,
    ),
    include: [
      '@cornerstonejs/core > loglevel',
      '@cornerstonejs/tools > lodash.get',
      '@cornerstonejs/tools > @kitware/vtk.js > fast-deep-equal',
      '@cornerstonejs/tools > @kitware/vtk.js > seedrandom',
      '@cornerstonejs/tools > @kitware/vtk.js > spark-md5',
      '@cornerstonejs/tools > @kitware/vtk.js > webworker-promise',
      '@cornerstonejs/dicom-image-loader > dicom-parser',
      '@cornerstonejs/dicom-image-loader > pako',
      '@cornerstonejs/dicom-image-loader > @cornerstonejs/codec-charls/decodewasmjs',
      '@cornerstonejs/dicom-image-loader > @cornerstonejs/codec-libjpeg-turbo-8bit/decodewasmjs',
      '@cornerstonejs/dicom-image-loader > @cornerstonejs/codec-openjpeg/decodewasmjs',
      '@cornerstonejs/dicom-image-loader > @cornerstonejs/codec-openjph/wasmjs',
    ],
    rolldownOptions: { plugins: [withoutMeshReaders()] },
  },
  html: { cspNonce: '__CSP_NONCE__' }, // the server puts a fresh nonce in its place on every request
  server: {
    proxy: {
      '/api': portal,
      '/files': portal,
      '/sandbox-pay': portal,
      '/dev': portal,
      '/icon.svg': portal,
    },
  },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // no data: addresses, so that the CSP needs none
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            // With all it imports: small parts that every later page uses too.
            { name: 'door', test: /screens\/login-screen/ },
            {
              name: 'rooms',
              test: /shell\/(signed-in|menu-frame)/,
            },
            { name: 'contract', test: /api\/real-client/ },
            // With what it shares with the pages, or it would bring the signed-in shell along.
            { name: 'dialog', test: /ui\/(app-dialog|icon-button|use-narrow)|icons\/x\.m?js/ },
          ],
        },
      },
    },
  },
})

/** Writes `.br` and `.gz` beside every text asset, once, so that the server never compresses. */
function precompressed(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 } // 11 is a tenth smaller and ten times slower
  const squeezers = {
    br: (content: Buffer) => promisify(brotliCompress)(content, { params }),
    gz: (content: Buffer) => promisify(gzip)(content),
  }
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      for (const name of texts) {
        const path = join(dir, name)
        const content = await readFile(path)
        if (content.length < 1024) continue
        const written = Object.entries(squeezers).map(async ([ending, squeeze]) =>
          writeFile(`${path}.${ending}`, await squeeze(content)),
        )
        await Promise.all(written)
      }
    },
  }
}
