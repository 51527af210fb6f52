import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutMeshReaders } from './without-mesh-readers.ts'

const portal = 'http://127.0.0.1:4100'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), withoutMeshReaders()],
  worker: { format: 'es' }, // the DICOM decoder loads its rarer codecs when it needs them
  html: { cspNonce: '__CSP_NONCE__' }, // the server puts a fresh nonce in its place on every request
  server: {
    proxy: { '/api': portal, '/files': portal, '/sandbox-pay': portal, '/dev': portal },
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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
            },
          ],
        },
      },
    },
  },
})
