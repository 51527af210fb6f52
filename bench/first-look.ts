import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { FilePreview } from '@systole/contract/files/uploads'
import { encodeRadiograph } from '@systole/fixtures/dicom'
import { BISCUIT } from '@systole/fixtures/patients'
import { enlarge } from '@systole/fixtures/raster'
import { drawThorax, MM_PER_PIXEL } from '@systole/fixtures/thorax'
import { visit } from '../e2e/support/demo-visit.ts'
import { describeCase } from '../e2e/support/plain-case.ts'
import { type Caller, type PlainClient, plainClient } from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { BROWSER } from './support/browser.ts'

const IMAGE = 'thorax_30_mb.dcm'
const SIDE = 3966
const VET = 'demo.vet@systole.test'
const ROUNDS = 5
const AIM_MS = 1500

type Look = { downloadMs: number; previewMs: number; lookMs: number }

/**
 * (f) Measures the time from the click on a 30 MB film to its picture, beside the download alone. Each round uses a browser with
 * an empty cache.
 */
export async function benchFirstLook(): Promise<void> {
  const server = await startServer()
  const browser = await chromium.launch(BROWSER)
  try {
    const portal = plainClient(server.url)
    const vet = await portal.login(VET)
    const bytes = largeImage()
    const { usid } = await describeCase(portal, vet, 'First look')
    await portal.upload(vet, usid, { name: IMAGE, fileType: 'chest X-ray', bytes })
    await previewMade(portal, vet, usid)
    const looks: Look[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      looks.push(await look(browser, server.url, usid))
    }
    print(bytes.length, looks)
  } finally {
    await browser.close()
    await server.stop()
  }
}

function largeImage(): Buffer {
  const picture = drawThorax('dog', 'lateral')
  return encodeRadiograph({
    patient: BISCUIT,
    modality: 'DX',
    viewPosition: 'RL',
    photometric: 'MONOCHROME2',
    bitsStored: 12,
    pixelSpacingMm: (MM_PER_PIXEL * picture.width) / SIDE,
    picture: enlarge(picture, SIDE),
  })
}

async function look(browser: Browser, url: string, usid: string): Promise<Look> {
  const viewport = { width: 1440, height: 900 }
  const { context, page } = await visit(browser, { url, email: VET, language: 'en_us', viewport })
  const downloadMs = await downloadAlone(context, url, usid)
  await page.goto(`${url}/test-detail?usid=${usid}&stage=3`)
  const file = page.getByRole('button', { name: IMAGE }).first()
  await file.waitFor()
  await page.waitForLoadState('networkidle')
  await file.hover()
  const seen = await untilSeen(page, () => file.click())
  await context.close()
  return { downloadMs, ...seen }
}

/** Downloads the same bytes in a page that does nothing else with them. */
async function downloadAlone(context: BrowserContext, url: string, usid: string): Promise<number> {
  const headers = { 'X-Portal': '1', Origin: url }
  const path = `${url}/api/query_cardiobirdx_session_uploaded_data`
  const reply = await (await context.request.post(path, { form: { usid }, headers })).json()
  const page = await context.newPage()
  await page.goto(`${url}/icon.svg`)
  const ms = await page.evaluate(async (address) => {
    const from = performance.now()
    await (await fetch(address, { cache: 'no-store' })).arrayBuffer()
    return performance.now() - from
  }, reply.data.files[0].url)
  await page.close()
  return ms
}

type Seen = Omit<Look, 'downloadMs'>

/**
 * Measures the time from the press of the button to the first frame with the preview, and to the frame in which the film itself
 * has shades.
 */
async function untilSeen(page: Page, press: () => Promise<void>): Promise<Seen> {
  const seen = page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        let pressedAt = 0
        let previewMs = Number.NaN
        const options = { capture: true, once: true }
        const press = () => {
          pressedAt = performance.now()
        }
        addEventListener('pointerdown', press, options)
        const small = document.createElement('canvas')
        small.width = small.height = 16
        const context = small.getContext('2d', { willReadFrequently: true })
        const hasShades = (canvas: HTMLCanvasElement | null) => {
          if (!canvas || !context || canvas.width === 0) return false
          context.drawImage(canvas, 0, 0, 16, 16)
          const { data } = context.getImageData(0, 0, 16, 16)
          return new Set(data.filter((_, place) => place % 4 === 1)).size > 16
        }
        const check = () => {
          const now = performance.now() - pressedAt
          const preview = document.querySelector<HTMLImageElement>('img[data-preview]')
          if (Number.isNaN(previewMs) && preview?.complete && preview.naturalWidth > 0) {
            previewMs = now
          }
          if (hasShades(document.querySelector('[role="application"] canvas'))) {
            resolve({ previewMs, lookMs: now })
          } else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
  )
  await press()
  return seen
}

const PREVIEW_MOST_MS = 60_000
const ASK_MS = 500

async function previewMade({ accepted }: PlainClient, vet: Caller, usid: string): Promise<void> {
  const until = Date.now() + PREVIEW_MOST_MS
  while (Date.now() < until) {
    const { files } = await accepted('query_cardiobirdx_session_uploaded_data', { ...vet, usid })
    const [{ previews }] = files
    if (previews.some(({ kind, url }: FilePreview) => kind === 'picture' && url)) return
    await setTimeout(ASK_MS)
  }
  throw new Error('No picture was made of the film')
}

function print(sizeBytes: number, looks: readonly Look[]): void {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const look = middle(looks.map(({ lookMs }) => lookMs))
  const download = middle(looks.map(({ downloadMs }) => downloadMs))
  console.log(
    `\n(f) first look at a DICOM film of ${(sizeBytes / 1_048_576).toFixed(1)} MB, loopback`,
  )
  console.log(`  download alone   ${download.toFixed(0)} ms`)
  const preview = middle(looks.map(({ previewMs }) => previewMs))
  console.log(`  click to preview ${preview.toFixed(0)} ms`)
  console.log(`  click to film    ${look.toFixed(0)} ms (aim < ${AIM_MS} ms)`)
  console.log(`  ratio            ${(look / download).toFixed(2)}`)
  console.log(`  rounds           ${looks.map(({ lookMs }) => lookMs.toFixed(0)).join(' ')} ms`)
}
