import { chromium, type Page } from '@playwright/test'
import { decimatePairs, decimateSamples, drawFrom } from '@systole/ecg/pyramid/decimate'
import { pyramidOf } from '@systole/ecg/pyramid/pyramid'
import { encodeDicomEcg } from '@systole/fixtures/dicom-ecg'
import { drawEcg } from '@systole/fixtures/ecg'
import { BISCUIT } from '@systole/fixtures/patients'
import { describeCase } from '../e2e/support/plain-case.ts'
import { plainClient } from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { arrive } from '../e2e/support/sign-in.ts'
import { ENGLISH } from '../e2e/support/story.ts'
import { arrivedFile } from '../e2e/support/upload-dialog.ts'
import { BROWSER } from './support/browser.ts'
import { takeWatched, watchPage } from './support/watch-page.ts'

const DAY_SAMPLES = 43_200_000
const COLUMNS = 1920
const BUILD_BOUND_MS = 250
const FRAME_BOUND_MS = 0.2
const PAINT_BOUND_MS = 1000
/** A frame of 60 a second, with the jitter of the clock. */
const DRAWN_BOUND_MS = 17
const VET = 'demo.vet@systole.test'
const FILE = 'hour.dcm'
/** 10 s of six leads, repeated to an hour. */
const REPEATS = 360

/** (ECG) Measures the pyramid of a day, the decimation of a frame, and an hour of six leads in the browser. Handbook 5.9. */
export async function benchEcgTrace(): Promise<void> {
  measurePyramid()
  const server = await startServer()
  const browser = await chromium.launch(BROWSER)
  try {
    const portal = plainClient(server.url)
    const vet = await portal.login(VET)
    const { usid } = await describeCase(portal, vet, 'Pan')
    await portal.upload(vet, usid, { name: FILE, fileType: 'others', bytes: anHour() })
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
    })
    await watchPage(page)
    await page.goto('/')
    await arrive(page, ENGLISH, VET)
    await page.goto(`/test-detail?usid=${usid}&stage=3`)
    await measureViewer(page)
  } finally {
    await browser.close()
    await server.stop()
  }
}

function measurePyramid(): void {
  const samples = new Int16Array(DAY_SAMPLES).map((_, at) => ((at * 7919) % 5003) - 2500)
  const builds = Array.from({ length: 5 }, () => timed(() => pyramidOf(samples)))
  const { levels } = pyramidOf(samples)
  print('pyramid of 24 h at 500 Hz', median(builds), BUILD_BOUND_MS)
  const out = new Int16Array(2 * COLUMNS)
  for (const samplesPerColumn of [2.1, 15.9, 16, 63, 255, 22_500]) {
    const window = { from: 1000.5, samplesPerColumn, columns: COLUMNS }
    const from = drawFrom(samplesPerColumn, levels.length)
    const frames = Array.from({ length: 200 }, () =>
      timed(() => {
        if (from.kind !== 'level') return decimateSamples(samples, 0, window, out)
        const pairs = levels[from.level] ?? new Int16Array()
        return decimatePairs({ pairs, samplesPerPair: from.samplesPerPair }, 0, window, out)
      }),
    )
    print(
      `frame of ${COLUMNS} columns, ${samplesPerColumn} samples each`,
      median(frames),
      FRAME_BOUND_MS,
    )
  }
}

async function measureViewer(page: Page): Promise<void> {
  await arrivedFile(page, FILE).hover() // the file loads before it is opened
  await page.waitForLoadState('networkidle')
  const opened = Date.now()
  await arrivedFile(page, FILE).click()
  const paper = page.getByRole('img', { name: /^ECG, / })
  await paper.waitFor()
  print('first paint of an hour of six leads', Date.now() - opened, PAINT_BOUND_MS)
  await page.getByText(/automatic,/).waitFor()
  console.log(`  beats of the hour found after ${Date.now() - opened} ms`)
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is no paper')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 20, y)
  await page.mouse.down()
  await takeWatched(page)
  for (let step = 0; step < 200; step += 1)
    await page.mouse.move(box.x + box.width - 20 - step * 4, y)
  const { frames } = await takeWatched(page)
  await page.mouse.up()
  print(`median of ${frames.length} frames while dragging`, median(frames), DRAWN_BOUND_MS)
  console.log(
    `  slowest tenth ${sorted(frames)
      .at(Math.floor(frames.length * 0.9))
      ?.toFixed(1)} ms`,
  )
}

function anHour(): Buffer {
  const ecg = drawEcg('dog')
  const leads = Object.fromEntries(
    Object.entries(ecg.leads).map(([name, lead]) => [name, Array(REPEATS).fill(lead).flat()]),
  ) as typeof ecg.leads
  return encodeDicomEcg({ ...ecg, leads }, BISCUIT)
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((one, other) => one - other)
}

function median(values: readonly number[]): number {
  return sorted(values)[values.length >> 1] ?? Number.NaN
}

function print(what: string, milliseconds: number, bound: number): void {
  const verdict = milliseconds <= bound ? '' : ', over the bound'
  console.log(`${what}: ${milliseconds.toFixed(2)} ms (bound ${bound.toFixed(1)} ms${verdict})`)
}
