import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkModules } from './chunk-modules.ts'
import { freshJpeg2000Decoders } from './fresh-jpeg-2000-decoders.ts'
import { pushWorker } from './push-worker.ts'
import { textModules } from './text-modules.ts'
import { withoutColours } from './without-colours.ts'
import { withoutDescriptions } from './without-descriptions.ts'
import { withoutJsonSchema } from './without-json-schema.ts'
import { withoutMeshReaders } from './without-mesh-readers.ts'
import { withoutPrefixes } from './without-prefixes.ts'
import { withoutStringFormats } from './without-string-formats.ts'
import { withoutZodWords } from './without-zod-words.ts'

const portal = 'http://127.0.0.1:4100'

const AUTH_AND_SIGNED_IN = new RegExp(
  [
    'src/ui/dialog/(dialog-not-loaded|lazy-dialog)',
    'src/ui/form/field-frame',
    'src/ui/navigation/(new-tab-link|use-navigate-to)',
    'src/ui/(button/icon-button|display/brand-mark|lazy/lazy-mount|hooks/use-narrow|layout/visually-hidden)',
    'src/shell/(auth-frame/arrival-notice|brand-link|offline-bar)',
    'src/(search-params|session/session-channel)',
    'accounts/email-format',
    'react-router/dist/esm/useRouterState',
    'icons/(x|book-open|check|eye|eye-off|globe|key-round|life-buoy|mail|wifi-off)\\.m?js',
  ].join('|'),
)
const ALWAYS_THERE = /\/(react|vendor|frame|rolldown-runtime)-/
/** The modules of forms and dialogs, which the pages that only show something do without. */
const OF_FORMS = new RegExp(
  [
    'src/ui/dialog/(confirm-dialog|reason-dialog|form-dialog|dialog-buttons)',
    'src/ui/form/(checkbox-field|choice-frame|choice-input|error-summary|filter-chips)',
    'src/ui/form/(focus-and-select|radio-field|select-field)',
    'src/ui/(display/mode-tag|hooks/use-debounced-value|layout/(form-stage|settings-section))',
    'src/api/case-measurements',
    'icons/(moon|sliders-horizontal)\\.m?js',
    'domain/src/(accounts/(email|recovery-code|totp-digits)|billing/tax-region|drafts/take-shape)\\.ts',
    'domain/src/uploads/(chunks/(chunk-retry|sample-ranges)|file-name|upload-line)\\.ts',
    'domain/src/(hospitals/logo|key-images/ecg-strip|measurements/read-trace|text/clean-text)\\.ts',
  ].join('|'),
)
/** The modules of viewers, measurements and reports, which start pages and forms do without. */
const OF_VIEWING = new RegExp(
  [
    'domain/src/(ecg-values|key-images|phrases|messages|reports)/',
    'domain/src/measurements/(?!measurement\\.)',
    'domain/src/(uploads/file-grade|drafts/fit-draft)',
    'src/ui/(dialog/keys-dialog|display/ecg-strip-drawing|gestures/|layout/viewer-panel|layout/titled-card)',
    'src/ui/hooks/use-element-size',
    'icons/(keyboard|list-checks|move-vertical|pause|play|printer|undo-2)\\.m?js',
    'icons/(ruler|ruler-dimension-line|zoom-in|zoom-out)\\.m?js',
  ].join('|'),
)
/** The modules of lists of cases with their states, which the stages of one case do without. */
const OF_LISTS = new RegExp(
  [
    'src/ui/(display/status-chip|table/query-table|feedback/progress-bar|format/use-hospital-name)',
    'icons/(check-check|circle-dashed|circle-dot|credit-card|database|file-check|flag)\\.m?js',
    'icons/(hourglass|octagon-x|rotate-ccw|send|upload|user-plus)\\.m?js',
    'domain/src/hospital-data/erasure',
  ].join('|'),
)
/** The comparison of a file's patient with the pet, which start pages and lists do without. */
const OF_FILES =
  /domain\/src\/uploads\/patients\/(document-patient|patient-mismatch)|src\/ui\/display\/patient-remarks/
/** The modules of ECG screens; a few names of them are in the fields of every case. */
const OF_ECG =
  /domain\/src\/(ecg-patches\/(?!checklist)|ecg-references\/|ecg-reviews\/|mre\/|ecg-recordings\/ecg-species)/
/** The steps of services, which lists and the stages of a case do without. */
const OF_STEPS =
  /domain\/src\/(services\/(service-tables|econsult-steps|steps)|ecg-cases\/([a-z]+-steps|ecg-notices)|notifications\/notification-rules|cases\/case-steps)/
/** The modules of pages with tabs, most of them of the office, and of downloads; start pages do without. */
const OF_RECORDS = new RegExp(
  ['src/ui/layout/tab-bar', 'icons/(cpu|mail-check|mail-exclamation-point)\\.m?js'].join('|'),
)
const OF_DOWNLOADS = /src\/(ui\/button\/download-all|api\/save-archive)/
const OF_MANY_PAGES =
  /apps\/web\/src\/(ui|i18n|errors|api)\/|packages\/domain|icons\/(loader|lock)\.m?js/
const OF_FEWER_PAGES = [
  ...[OF_FORMS, OF_VIEWING, OF_LISTS, OF_FILES, OF_ECG, OF_STEPS, OF_RECORDS, OF_DOWNLOADS],
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    textModules(),
    freshJpeg2000Decoders(),
    withoutMeshReaders({ required: true }),
    withoutColours(),
    withoutPrefixes(),
    withoutDescriptions(),
    withoutJsonSchema(),
    withoutStringFormats(),
    withoutZodWords(),
    chunkModules(),
    pushWorker(),
    precompressed(),
  ],
  resolve: {
    // part of React since version 18
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // the DICOM decoder loads its rarer codecs on demand
  worker: { format: 'es', plugins: () => [freshJpeg2000Decoders()] },
  optimizeDeps: {
    // for `npm run dev`: the DICOM library stays in its own files, where it finds its worker and shares its state; only the
    // CommonJS modules it imports are bundled
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
    rolldownOptions: { plugins: [withoutMeshReaders({ required: false })] },
  },
  html: { cspNonce: '__CSP_NONCE__' }, // the server replaces it with a new nonce on every request
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
    modulePreload: {
      polyfill: false,
      // the page itself names the chunks that every page starts with, so that they load first
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => !ALWAYS_THERE.test(name)),
    },
    assetsInlineLimit: 0, // no data: addresses, so that the CSP allows none
    rolldownOptions: {
      // required by Emotion for the one function that the portal does not call
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        ],
      },
      output: {
        // a character fewer in some four hundred names of the first load; 42 bits differ between versions of a file
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              priority: 9,
            },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 8 },
            { name: 'frame', tags: ['$initial'], priority: 7 },
            // the code shared by sign-in and signed-in pages, or each would load the other
            { name: 'shared', test: AUTH_AND_SIGNED_IN, priority: 6 },
            // with all its imports: small modules that every later page uses too
            { name: 'door', test: /screens\/login-screen/, priority: 5 },
            { name: 'rooms', test: /shell\/(signed-in|menu\/menu-frame)/, priority: 5 },
            {
              name: 'contract',
              test: /packages\/contract\/src\/client|node_modules\/zod/,
              priority: 5,
            },
            // small modules of many pages, which would otherwise be some forty files
            {
              name: 'kit',
              test: (id) =>
                OF_MANY_PAGES.test(id) && !OF_FEWER_PAGES.some((fewer) => fewer.test(id)),
              minShareCount: 5,
              priority: 3,
            },
            { name: 'forms', test: OF_FORMS, minShareCount: 4, priority: 2 },
            { name: 'viewing', test: OF_VIEWING, minShareCount: 4, priority: 2 },
            { name: 'lists', test: OF_LISTS, minShareCount: 4, priority: 2 },
            { name: 'ecg', test: OF_ECG, minShareCount: 4, priority: 1 },
            { name: 'steps', test: OF_STEPS, minShareCount: 4, priority: 2 },
            { name: 'records', test: OF_RECORDS, minShareCount: 3, priority: 2 },
            { name: 'downloads', test: OF_DOWNLOADS, minShareCount: 2, priority: 2 },
            { name: 'icons', test: /lucide/, minShareCount: 5, priority: 1 },
            // beside the forms of signed-in pages, those of the sign-in page
            { name: 'fields', test: /src\/ui\/form\/(input-box|text-field)/, priority: 6 },
            {
              name: 'dialogs',
              test: /src\/ui\/dialog\/(app-dialog|message-dialog)|@mui\/material\/Modal/,
              priority: 6,
            },
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
