import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { decimatePairs, decimateSamples, drawFrom } from '@systole/ecg/pyramid/decimate'
import { pyramidOf } from '@systole/ecg/pyramid/pyramid'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { dayEcg } from '../e2e/support/day-ecg.ts'
import { visit } from '../e2e/support/demo-visit.ts'
import { describeCase } from '../e2e/support/plain-case.ts'
import { type PlainClient, plainClient } from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { arrivedFile } from '../e2e/support/upload-dialog.ts'
import { BROWSER } from './support/browser.ts'
import { type Cost, costOfFrames, pageMebibytes } from './support/page-cost.ts'
import { printBar } from './support/print-bar.ts'

const DAY_SAMPLES = 43_200_000
const COLUMNS = 1920
const BUILD_BOUND_MS = 250
const FRAME_BOUND_MS = 0.2
const PAINT_BOUND_MS = 1000
const DRAWN_BOUND_MS = 1000 / 60
/** A lead of the day as floats alone has 165 MiB. */
const MEMORY_BOUND_MEBIBYTES = 120
const VET = 'demo.vet@systole.test'
const ANALYSED_MS = 900_000
/** From the recordings of a case to the click on its file. */
const PAUSE_MS = 300

/**
 * (ECG) Measures the pyramid of a day, the decimation of a frame, and the file viewer with a day of 500 Hz, of one lead and of six,
 * beside an ECG of ten seconds. Handbook 5.9.
 */
export async function benchEcgTrace(): Promise<void> {
  measurePyramid()
  const server = await startServer()
  const browser = await chromium.launch(BROWSER)
  try {
    const at = { browser, client: plainClient(server.url) }
    const short = Buffer.from(await FIXTURES['ecg_dog.json']())
    const baseline = await measureFile(at, { name: 'short.json', bytes: short })
    printFile('ten seconds (baseline)', baseline)
    for (const leads of [1, 6] as const) {
      const bytes = dayEcg({ hours: 24, samplesPerSecond: 500, leads })
      const figures = await measureFile(at, { name: `day-${leads}.dcm`, bytes })
      printFile(`24 h at 500 Hz, leads: ${leads}`, figures, baseline)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

type File = { name: string; bytes: Buffer }
type Figures = {
  /** The first trace: of a long recording whole and of its first seconds, of a short one its strip. */
  trace: number
  /** The overview of a long recording with its rates and findings; the strip of a short one. */
  opened: number
  strip: number
  frame: Cost & { frames: number }
  mebibytes: number
}

async function measureFile(
  { browser, client }: { browser: Browser; client: PlainClient },
  file: File,
): Promise<Figures> {
  const vet = await client.login(VET)
  const { usid } = await describeCase(client, vet, file.name)
  await client.upload(vet, usid, { ...file, fileType: 'ECG' })
  await analysed(client, { ...vet, usid })
  const { page, context } = await visit(browser, {
    ...{ url: client.url, email: VET, language: 'en_us' },
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`/test-detail?usid=${usid}&stage=3`)
  // the first picture is loaded when the pointer comes near
  const known = page.waitForResponse(/\/query_ecg_recordings/)
  await arrivedFile(page, file.name).hover()
  await known
  await page.waitForTimeout(PAUSE_MS)
  const paper = page.getByRole('img', { name: /^ECG, / })
  const isLong = file.name.startsWith('day')
  const wanted = { trace: PICTURE, opened: isLong ? OVERVIEW : PAPER }
  const { trace, opened } = await timedPaints(page, wanted, () =>
    arrivedFile(page, file.name).click(),
  )
  await page.waitForLoadState('networkidle')
  const strip = isLong
    ? (await timedPaints(page, { strip: SPEED }, () => page.keyboard.press('Enter'))).strip
    : opened
  await paper.waitFor()
  const frame = await costOfFrames(page, () => drag(page, paper))
  const figures = { trace, opened, strip, frame, mebibytes: await pageMebibytes(page) }
  await context.close()
  return figures
}

const PAPER = '[role="img"][aria-label^="ECG, "]'
const OVERVIEW = '[role="img"][aria-label^="Heart rate over"]'
const PICTURE = `${PAPER}, ${OVERVIEW}, [role="img"][aria-label^="The whole trace"]`
/** A tool of the strip. */
const SPEED = '[aria-label="Paper speed"]'

/** Returns the time from an action until each element is painted, by the clock of the page. */
async function timedPaints<Name extends string>(
  page: Page,
  selectors: Record<Name, string>,
  act: () => Promise<void>,
): Promise<Record<Name, number>> {
  await page.evaluate(
    (wanted) => {
      performance.clearMarks()
      const look = (name: string, selector: string) => {
        if (!document.querySelector(selector))
          return requestAnimationFrame(() => look(name, selector))
        return requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
      }
      const heard = new AbortController()
      const begin = () => {
        heard.abort()
        performance.mark('begun')
        for (const [name, selector] of Object.entries(wanted))
          requestAnimationFrame(() => look(name, selector))
      }
      for (const event of ['click', 'keydown'])
        addEventListener(event, begin, { capture: true, signal: heard.signal })
    },
    selectors as Record<string, string>,
  )
  await act()
  const times = await page.waitForFunction((names) => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime
    const begun = at('begun')
    const painted = names.map((name) => [name, at(name)] as const)
    return begun !== undefined && painted.every(([, time]) => time !== undefined)
      ? Object.fromEntries(painted.map(([name, time]) => [name, (time ?? 0) - begun]))
      : undefined
  }, Object.keys(selectors))
  return (await times.jsonValue()) as Record<Name, number>
}

async function drag(page: Page, paper: Locator): Promise<void> {
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is no paper')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 20, y)
  await page.mouse.down()
  for (let step = 0; step < 200; step += 1)
    await page.mouse.move(box.x + box.width - 20 - step * 4, y)
  await page.mouse.up()
}

async function analysed(
  client: PlainClient,
  fields: { sid: string; uid: string; usid: string },
): Promise<void> {
  const isAnalysed = async () => {
    const { recordings } = await client.accepted('query_ecg_recordings', fields)
    return recordings[0] !== undefined && recordings[0].analysis !== null
  }
  await expect.poll(isAnalysed, { timeout: ANALYSED_MS, intervals: [1000] }).toBe(true)
}

function printFile(of: string, figures: Figures, baseline?: Figures): void {
  const { trace, opened, strip, frame, mebibytes } = figures
  console.log(`\nfile viewer with ${of}`)
  const paint = { bound: PAINT_BOUND_MS }
  printBar({ what: 'first paint', value: trace, baseline: baseline?.trace, ...paint })
  printBar({ what: 'rates and findings', value: opened, baseline: baseline?.opened, ...paint })
  printBar({ what: 'strip', value: strip, baseline: baseline?.strip, ...paint })
  printBar({
    ...{ what: 'a frame while it is dragged', value: frame.median, bound: DRAWN_BOUND_MS },
    more: `worst of ${frame.frames} ${frame.worst.toFixed(1)} ms`,
    baseline: baseline?.frame.median,
  })
  printBar({
    ...{ what: 'memory', value: mebibytes, unit: 'MiB', bound: MEMORY_BOUND_MEBIBYTES },
    baseline: baseline?.mebibytes,
  })
}

function measurePyramid(): void {
  const samples = new Int16Array(DAY_SAMPLES).map((_, at) => ((at * 7919) % 5003) - 2500)
  const builds = Array.from({ length: 5 }, () => timed(() => pyramidOf(samples)))
  const { levels } = pyramidOf(samples)
  printBar({ what: 'pyramid of 24 h at 500 Hz', value: median(builds), bound: BUILD_BOUND_MS })
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
    printBar({
      what: `frame of ${COLUMNS} columns, ${samplesPerColumn} samples each`,
      ...{ value: median(frames), bound: FRAME_BOUND_MS, digits: 3 },
    })
  }
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
